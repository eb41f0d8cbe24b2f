import { useId } from "react";
import { useCategories } from "#app/features/admin-categories/use-categories.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";

interface CategoryChipsProps {
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** The categories that an offer is for; all of them while none is chosen. */
export function CategoryChips({ chosen, error, onChange }: CategoryChipsProps) {
  const id = useId();
  const { data: categories, isError, refetch } = useCategories();
  const gone = chosen.filter((one) => !categories?.some((category) => category.id === one));

  function toggle(category: string) {
    onChange(chosen.includes(category) ? chosen.filter((one) => one !== category) : [...chosen, category]);
  }

  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">Categorias</legend>
      {categories ? (
        <div className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <Chip
              key={category.id}
              pressed={chosen.includes(category.id)}
              onClick={() => toggle(category.id)}
              className="max-w-full"
            >
              <span className="truncate">{category.name}</span>
            </Chip>
          ))}
          {gone.map((one) => (
            <Chip key={one} pressed onClick={() => toggle(one)}>
              Categoria excluída
            </Chip>
          ))}
        </div>
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-muted">
          Não foi possível carregar as categorias.
          <Button variant="outline" size="app" onClick={() => refetch()}>
            Tentar novamente
          </Button>
        </div>
      ) : (
        <Loading label="Carregando categorias..." className="flex gap-2">
          <Skeleton className="h-11 w-28" />
          <Skeleton className="h-11 w-28" />
        </Loading>
      )}
      {error && (
        <p role="alert" className="text-caption text-danger-hover">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="text-caption text-muted">
        Sem nenhuma escolhida, a oferta vale para a loja toda.
      </p>
    </fieldset>
  );
}

import { useMutation } from "@tanstack/react-query";
import { Copy, Shirt } from "lucide-react";
import {
  draftOf,
  draftOfStored,
  type SizeGuideDraft,
} from "#app/features/admin-size-guides/size-guide-draft.ts";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import { sizeGuideModels } from "#domain/sizes/size-guide-models.ts";
import { Button } from "#ui/button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { useCategories } from "./use-categories.ts";
import { readSizeGuide } from "./use-size-guide.ts";

interface SizeGuideSourcesProps {
  categoryId: string;
  /** Replaces the whole table. */
  onFill: (draft: SizeGuideDraft) => void;
}

/** Fills the table from a ready-made guide or from another category's. */
export function SizeGuideSources({ categoryId, onFill }: SizeGuideSourcesProps) {
  const { data: categories = [] } = useCategories();
  const others = categories.filter(({ id }) => id !== categoryId);
  const { mutate: copyFrom, isPending } = useMutation({
    mutationFn: readSizeGuide,
    onSuccess: (guide) => onFill(draftOfStored(guide, standardLabels)),
    onError: (error) => toast.error("Não foi possível copiar o guia", { description: error.message }),
  });
  return (
    <>
      {others.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button variant="outline" size="app" icon={<Copy />} busy={isPending}>
              Copiar de outra categoria
            </Button>
          }
        >
          {others.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => copyFrom(id)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Menu
        align="start"
        trigger={
          <Button variant="outline" size="app" icon={<Shirt />}>
            Usar um modelo
          </Button>
        }
      >
        {sizeGuideModels.map(({ name, guide }) => (
          <MenuItem key={name} onSelect={() => onFill(draftOf(guide, standardLabels))}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

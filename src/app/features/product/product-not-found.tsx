import { DashedShirt } from "#app/features/media/dashed-shirt.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function ProductNotFound() {
  return (
    <EmptyState
      page
      icon={
        <div aria-hidden="true" className="grid w-48 justify-items-center">
          <DashedShirt label="" />
        </div>
      }
      title="Produto não encontrado"
      text="O produto que você está procurando não foi encontrado ou pode ter sido removido."
      action={<ButtonLink to="/">Voltar para a Home</ButtonLink>}
    />
  );
}

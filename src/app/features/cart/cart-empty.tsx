import { DashedShirt } from "#app/features/media/dashed-shirt.tsx";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

export function CartEmpty() {
  return (
    <EmptyState
      page
      icon={
        <div aria-hidden="true" className="grid w-70 justify-items-center">
          <DashedShirt label="" />
        </div>
      }
      title={checkoutTexts.cartEmpty}
      text="Escolha uma camisa, coloque o seu nome e o seu número e volte aqui para fechar o pedido."
      action={<ButtonLink to="/">Continuar comprando</ButtonLink>}
    />
  );
}

import { Share2 } from "lucide-react";
import type { Customization } from "#domain/cart/cart.ts";
import { sharedShirtQuery } from "#domain/catalog/shared-shirt.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.tsx";

interface ShareButtonProps {
  product: { id: string; name: string };
  /** Goes along in the link, so that others see the shirt with it. */
  customization: Customization | null;
}

/** The telephone's own way to pass things on; where there is none, the link is copied. */
export function ShareButton({ product, customization }: ShareButtonProps) {
  async function share() {
    const url = `${location.origin}/produto/${product.id}${sharedShirtQuery(customization)}`;
    try {
      if (navigator.share) await navigator.share({ title: product.name, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success("Link copiado");
      }
    } catch (error) {
      // Whoever closes the telephone's sheet has changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast.error("Não foi possível compartilhar. Copie o endereço do navegador.");
    }
  }

  return (
    <IconButton label="Compartilhar" onClick={share}>
      <Share2 className="size-5" />
    </IconButton>
  );
}

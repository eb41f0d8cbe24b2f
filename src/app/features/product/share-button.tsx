import { Share2 } from "lucide-react";
import type { Customization } from "#domain/print/customization.ts";
import { sharedShirtQuery } from "#domain/print/shared-shirt.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast.tsx";

interface ShareButtonProps {
  product: { id: string; name: string };
  /** Added to the link, so that others see the shirt with it. */
  customization: Customization | null;
  /** The ids of its options, added too. */
  options: readonly string[];
}

/** Opens the system's share sheet; where there is none, copies the link. */
export function ShareButton({ product, customization, options }: ShareButtonProps) {
  async function share() {
    const url = `${location.origin}/produto/${product.id}${sharedShirtQuery(customization, options)}`;
    try {
      if (navigator.share) await navigator.share({ title: product.name, url });
      else {
        await navigator.clipboard.writeText(url);
        toast.success("Link copiado");
      }
    } catch (error) {
      // The person closed the share sheet.
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

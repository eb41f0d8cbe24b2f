import { Copy } from "lucide-react";
import { toast } from "#ui/toast.tsx";

/** A code, which a click copies. */
export function OfferCode({ code }: { code: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast.success("Código copiado", { description: code });
    } catch {
      toast.error("Não foi possível copiar", { description: `Anote o código: ${code}` });
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={`Copiar o código ${code}`}
      className="-mx-2 inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 font-semibold text-text transition-colors hover:bg-hover lg:min-h-9"
    >
      <span className="wrap-anywhere text-left">{code}</span>
      <Copy className="size-4 shrink-0 text-muted" />
    </button>
  );
}

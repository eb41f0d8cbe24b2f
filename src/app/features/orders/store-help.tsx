import { formatWhatsapp, internationalNumber } from "#domain/delivery/whatsapp-number.ts";
import { cx } from "#ui/cx.ts";

/** The link to the shop's WhatsApp, for customers who need help. */
export function StoreHelp({ whatsapp, className }: { whatsapp: string; className?: string }) {
  return (
    <p className={cx("text-balance text-center text-muted text-small", className)}>
      Precisa de ajuda?{" "}
      <a
        href={`https://wa.me/${internationalNumber(whatsapp)}`}
        target="_blank"
        rel="noopener noreferrer"
        className="link -my-3 inline-block py-3 text-text"
      >
        Fale conosco pelo WhatsApp {formatWhatsapp(withoutCountry(whatsapp))}
      </a>
    </p>
  );
}

/** Brazilian numbers are shown without the country code 55. */
function withoutCountry(number: string): string {
  return number.length > 11 && number.startsWith("55") ? number.slice(2) : number;
}

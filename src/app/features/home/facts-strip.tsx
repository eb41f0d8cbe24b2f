import { MessageCircle, Ruler, Shirt } from "lucide-react";
import type { ReactNode } from "react";
import { formatCents } from "#domain/money.ts";

/** Three facts about buying; on a phone the row scrolls sideways. */
export function FactsStrip({ surchargeCents }: { surchargeCents: number }) {
  return (
    <section aria-label="Como funciona" className="border-line border-b">
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="wrap scrollbar-none flex gap-6 overflow-x-auto py-4 lg:grid lg:grid-cols-3 lg:py-5"
      >
        <Fact icon={<Shirt />}>Nome e número por {formatCents(surchargeCents)}</Fact>
        <Fact icon={<MessageCircle />}>Atendimento e pagamento pelo WhatsApp</Fact>
        <Fact icon={<Ruler />}>Tamanhos P, M, G e GG</Fact>
      </ul>
    </section>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-none items-center gap-3 text-small lg:justify-center lg:text-note lg:last:justify-end lg:first:justify-start [&_svg]:size-5 [&_svg]:text-grass">
      {icon}
      <span>{children}</span>
    </li>
  );
}

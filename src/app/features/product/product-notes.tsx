import { Accordion, Disclosure } from "#ui/accordion.tsx";
import { LazyExchangeNotes } from "./lazy-exchange-notes.tsx";

export function ProductNotes() {
  return (
    <Accordion>
      <Disclosure summary="Trocas e devoluções">
        <LazyExchangeNotes />
      </Disclosure>
    </Accordion>
  );
}

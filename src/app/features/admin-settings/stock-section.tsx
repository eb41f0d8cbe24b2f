import { MAX_FEW_UNITS } from "#domain/stock/stock-movement.ts";
import { stockTexts } from "#domain/stock/stock-texts.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Link } from "#ui/link.tsx";
import { SectionForm } from "./section/section-form.tsx";
import { useSettingsSection } from "./section/use-settings-section.ts";

export function StockSection() {
  const form = useSettingsSection("stock");
  return (
    <SectionForm
      form={form}
      title="Estoque"
      description={
        <>
          Vale para os tamanhos que você conta em{" "}
          <Link to="/admin/estoque" className="link">
            Estoque
          </Link>
          ; os outros são vendidos sem limite.
        </>
      }
    >
      {({ few_units: few }) => (
        <Field
          label="Últimas unidades a partir de"
          aside="opcional"
          error={form.fields.few_units}
          hint={describe(few)}
          className="max-w-100"
        >
          <Input
            controlSize="app"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            placeholder="Desligado"
            className="tabular-nums"
            value={few ?? ""}
            onChange={(event) => form.change({ few_units: readFew(event.target.value) })}
          />
        </Field>
      )}
    </SectionForm>
  );
}

function readFew(text: string): number | null {
  const digits = text.replace(/\D/g, "");
  return digits === "" ? null : Number(digits);
}

function describe(few: number | null): string {
  if (few === null) return "Vazio: a loja só diz o que esgotou, e o aviso por e-mail só conta o que esgotou.";
  if (few < 1 || few > MAX_FEW_UNITS) return `De 1 a ${MAX_FEW_UNITS} unidades.`;
  return `A loja diz “${stockTexts.lastUnits(few)}”, e o tamanho entra na lista de estoque baixo e no aviso por e-mail, no máximo um por dia.`;
}

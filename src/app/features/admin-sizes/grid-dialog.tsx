import { FormDialog } from "#app/features/admin/form-dialog.tsx";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { MeasureList } from "#app/features/admin-size-guides/measure-list.tsx";
import { GRID_NAME_LENGTH } from "#domain/sizes/size-grid-input.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { SwitchRow } from "#ui/switch.tsx";
import { type GridDraft, guideDraftOf, guideErrorsOf, switchGuide, withGuide } from "./grid-draft.ts";
import { GridPreview } from "./grid-preview.tsx";
import { SizeList } from "./size-list.tsx";
import { useGridForm } from "./use-grid-form.ts";
import type { ManagedGrid } from "./use-size-grids.ts";

interface GridDialogProps extends DialogState {
  /** Absent for a new grid. */
  grid?: ManagedGrid;
  /** What the form begins with. */
  draft: GridDraft;
}

export function GridDialog({ grid, draft: begin, isOpen, onClose }: GridDialogProps) {
  const form = useGridForm(grid, begin, onClose);
  const { draft, errors, change } = form;
  return (
    <FormDialog
      title={grid ? "Editar grade" : "Nova grade"}
      width={920}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      leaveText="O que você mudou nesta grade ainda não foi salvo."
      submit={{ children: grid ? "Salvar alterações" : "Criar grade" }}
      bodyClassName="items-start lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-x-8"
    >
      <div className="grid min-w-0 content-start gap-6">
        <Field
          label="Nome da grade"
          error={errors.name}
          hint="Só você vê este nome, ao escolher a grade."
          required
        >
          <Input
            controlSize="app"
            maxLength={GRID_NAME_LENGTH}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <SizeList draft={draft} errors={errors} onChange={change} />
        <SwitchRow
          label="Medidas próprias"
          text={
            draft.hasGuide
              ? "O guia de tamanhos mostra estas medidas."
              : "Desligado, valem as medidas da categoria."
          }
          checked={draft.hasGuide}
          onChange={(event) => change(switchGuide(draft, event.target.checked))}
        />
        {draft.hasGuide && (
          <MeasureList
            draft={guideDraftOf(draft)}
            errors={guideErrorsOf(errors)}
            onChange={(guide) => change(withGuide(draft, guide))}
          />
        )}
      </div>
      <GridPreview draft={draft} />
    </FormDialog>
  );
}

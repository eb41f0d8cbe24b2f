import type { ReactNode } from "react";
import type { ZodType } from "zod";
import type { DialogState } from "#app/features/admin/use-open-dialog.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { CATEGORY_NAME_LENGTH } from "#domain/catalog/category-input.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogClose, DialogFoot } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { toast } from "#ui/toast.tsx";
import { useRenewCategories } from "./use-categories.ts";

interface NameDialogProps<Values, Saved> extends DialogState {
  texts: { title: string; submit: string; success: string; failure: string };
  description?: string;
  nameLabel: string;
  /** The current name; undefined for a new record. */
  name: string | undefined;
  schema: ZodType<Values>;
  save: (values: Values) => Promise<Saved>;
  onSaved?: ((saved: Saved) => void) | undefined;
  /** More fields, shown below the name. */
  children?: (errors: FieldErrors) => ReactNode;
}

/** Asks for the name of a category or subcategory, saves it and shows the result. */
export function NameDialog<Values, Saved>(props: NameDialogProps<Values, Saved>) {
  const { texts, isOpen, onClose } = props;
  const renew = useRenewCategories();
  const { busy, fields, form } = useForm({
    schema: props.schema,
    send: async (values) => {
      const saved = await props.save(values);
      await renew();
      props.onSaved?.(saved);
      toast.success(texts.success);
      onClose();
    },
    refuse: (failure) => {
      toast.error(texts.failure, { description: failure.message });
      return { fields: failure.fields };
    },
  });

  return (
    <Dialog
      title={texts.title}
      description={props.description}
      width={440}
      phone="bottom"
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      dismissible={!busy}
    >
      <form {...form} className="contents">
        <DialogBody>
          <Field label={props.nameLabel} error={fields.name} required>
            <Input
              name="name"
              controlSize="app"
              maxLength={CATEGORY_NAME_LENGTH}
              defaultValue={props.name}
              autoComplete="off"
            />
          </Field>
          {props.children?.(fields)}
        </DialogBody>
        <DialogFoot>
          <DialogClose
            render={
              <Button variant="ghost" size="app">
                Cancelar
              </Button>
            }
          />
          <Button type="submit" size="app" busy={busy} busyLabel="Salvando...">
            {texts.submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

import { useId, useState } from "react";
import { CategoryFormDialog } from "#app/features/admin-categories/category-form-dialog.tsx";
import { type AdminCategory, useCategories } from "#app/features/admin-categories/use-categories.ts";
import { RulesField } from "#app/features/admin-options/rules-field.tsx";
import { GridField } from "#app/features/admin-sizes/grid-field.tsx";
import { useSizeGrids } from "#app/features/admin-sizes/use-size-grids.ts";
import { readSizes } from "#app/features/sizes/read-sizes.ts";
import {
  DEFAULT_SUBCATEGORY,
  hasSubcategories,
  PRODUCT_CODE_LENGTH,
  PRODUCT_DESCRIPTION_LENGTH,
  PRODUCT_NAME_LENGTH,
} from "#domain/catalog/product-input.ts";
import { standardLabels, standardSizes } from "#domain/sizes/size-grid.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Link } from "#ui/link.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { LeadTimeFields } from "./lead-time-fields.tsx";
import { PriceInput } from "./price-input.tsx";
import { PrintRulesFields } from "./print-rules-fields.tsx";
import { StatusFields } from "./status-fields.tsx";
import type { ProductFormState } from "./use-product-form.ts";

interface ProductFieldsProps {
  form: ProductFormState;
  /** Absent for a new product. */
  productId: string | undefined;
}

export function ProductFields({ form, productId }: ProductFieldsProps) {
  const { draft, change, errors } = form;
  const switchId = useId();
  const { data: categories = [] } = useCategories();
  const category = categories.find(({ id }) => id === draft.category_id);
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Field label="Nome" error={errors.name} required>
        <Input
          controlSize="app"
          autoComplete="off"
          maxLength={PRODUCT_NAME_LENGTH}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Preço (R$)" error={errors.price} required>
          <PriceInput value={draft.price} onValueChange={(price) => change({ price })} />
        </Field>
        <Field
          label="Preço anterior"
          aside="opcional"
          error={errors.former_price}
          hint="Mostra “de R$ … por R$ …” e a porcentagem de desconto"
        >
          <PriceInput value={draft.formerPrice} onValueChange={(formerPrice) => change({ formerPrice })} />
        </Field>
      </div>
      <CategoryField form={form} categories={categories} />
      {category && hasSubcategories(category.id) && <SubcategoryField form={form} category={category} />}
      <SizesField form={form} category={category} />
      <OptionsField form={form} category={category} />
      <PrintRulesFields
        rules={draft.printRules}
        errors={errors}
        onChange={(changes) => change({ printRules: { ...draft.printRules, ...changes } })}
      />
      <LeadTimeFields
        leadTime={draft.leadTime}
        errors={errors}
        onChange={(changes) => change({ leadTime: { ...draft.leadTime, ...changes } })}
      />
      {productId && (
        <p className="text-muted text-small">
          Unidades de cada tamanho:{" "}
          <Link to={`/admin/estoque/${productId}`} className="link">
            Estoque
          </Link>
        </p>
      )}
      <Field label="Código" aside="opcional" error={errors.code}>
        <Input
          controlSize="app"
          autoComplete="off"
          maxLength={PRODUCT_CODE_LENGTH}
          placeholder="Seu código ou SKU, para achar e importar"
          value={draft.code}
          onChange={(event) => change({ code: event.target.value })}
        />
      </Field>
      <Field label="Descrição" aside="opcional">
        <Textarea
          controlSize="app"
          rows={5}
          maxLength={PRODUCT_DESCRIPTION_LENGTH}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <StatusFields form={form} />
      <div className="flex min-h-11 items-center gap-3">
        <Switch
          id={switchId}
          checked={draft.isNew}
          onChange={(event) => change({ isNew: event.target.checked })}
        />
        <label htmlFor={switchId} className="font-medium">
          Mostrar selo Novo
        </label>
      </div>
    </div>
  );
}

const NEW = "nova";

/** A new category is created without leaving the product: the first product of a shop has none to choose from. */
function CategoryField({
  form,
  categories,
}: {
  form: ProductFormState;
  categories: readonly AdminCategory[];
}) {
  const { draft, change, errors } = form;
  const [isCreating, setCreating] = useState(false);
  const choose = (category_id: string) => change({ category_id, subcategory_id: "" });
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Field label="Categoria" error={errors.category_id} required>
        <Select
          controlSize="app"
          placeholder="Escolha"
          options={[...options, { value: NEW, label: "Criar categoria" }]}
          value={draft.category_id || null}
          onValueChange={(value) => (value === NEW ? setCreating(true) : choose(value))}
        />
      </Field>
      <CategoryFormDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onSaved={({ id }) => choose(id)}
      />
    </>
  );
}

const FIRST = "primeira";

function SubcategoryField({ form, category }: { form: ProductFormState; category: AdminCategory }) {
  const { draft, change, errors } = form;
  const [first] = category.subcategories;
  const unchosen = { value: FIRST, label: `Automática (${first?.name ?? DEFAULT_SUBCATEGORY})` };
  return (
    <Field label="Subcategoria" error={errors.subcategory_id}>
      <Select
        controlSize="app"
        options={[unchosen, ...category.subcategories.map(({ id, name }) => ({ value: id, label: name }))]}
        value={draft.subcategory_id || FIRST}
        onValueChange={(value) => change({ subcategory_id: value === FIRST ? "" : value })}
      />
    </Field>
  );
}

function SizesField({ form, category }: { form: ProductFormState; category: AdminCategory | undefined }) {
  const { draft, change, errors } = form;
  const { data: grids } = useSizeGrids();
  const ofCategory = grids?.find(({ id }) => id === category?.size_grid_id);
  return (
    <GridField
      value={draft.size_grid_id}
      onChange={(size_grid_id) => change({ size_grid_id })}
      none={{
        label: `Como a categoria (${ofCategory?.name ?? standardLabels.join(", ")})`,
        sizes: ofCategory ? readSizes(ofCategory.sizes) : standardSizes,
      }}
      error={errors.size_grid_id}
    />
  );
}

const optionSources = [
  { value: "usual", label: "As da categoria" },
  { value: "own", label: "Próprias" },
  { value: "none", label: "Nenhuma" },
] as const;

function OptionsField({ form, category }: { form: ProductFormState; category: AdminCategory | undefined }) {
  const { draft, change, errors } = form;
  return (
    <RulesField
      rules={draft.option_rules}
      sources={optionSources}
      usualIds={category?.option_rules?.option_ids ?? []}
      errors={errors}
      onChange={(changes) => change({ option_rules: { ...draft.option_rules, ...changes } })}
    />
  );
}

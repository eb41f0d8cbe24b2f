import { Info } from "lucide-react";
import { useState } from "react";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { ShowcaseSection } from "./showcase-section.tsx";

const categories = [
  { value: "brasileiros", label: "Brasileiros" },
  { value: "internacionais", label: "Internacionais" },
  { value: "selecoes", label: "Seleções" },
  { value: "retro", label: "Retrô", disabled: true },
];

const orders = [
  { value: "recentes", label: "Mais recentes" },
  { value: "menor", label: "Menor preço" },
  { value: "maior", label: "Maior preço" },
];

export function FieldsSection() {
  const [name, setName] = useState("");
  const [term, setTerm] = useState("camisa");
  return (
    <ShowcaseSection title="Campos">
      <form className="grid gap-4 md:grid-cols-2" aria-label="Exemplo de formulário">
        <Field label="Email">
          <Input type="email" placeholder="voce@exemplo.com.br" />
        </Field>
        <Field label="Email com erro" error="Digite um email válido" required>
          <Input type="email" defaultValue="joao@" />
        </Field>
        <Field label="Nome na camisa" counter={{ length: name.length, max: 15 }}>
          <Input
            maxLength={15}
            value={name}
            placeholder="Ex.: JOÃO"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Complemento" aside="opcional" hint="Apartamento, bloco, referência">
          <Input />
        </Field>
        <Field label="Senha">
          <PasswordInput defaultValue="segredo123" autoComplete="off" />
        </Field>
        <Field label="Endereço">
          <Input disabled value="Buscando o CEP" readOnly />
        </Field>
        <Field label="Categoria">
          <Select name="category" options={categories} placeholder="Escolha" />
        </Field>
        <Field label="Ordenar por">
          <NativeSelect options={orders} />
        </Field>
        <Field
          label="Descrição"
          className="md:col-span-2"
          hint={
            <>
              <Info />
              Aparece na página do produto
            </>
          }
        >
          <Textarea rows={3} defaultValue="Malha leve com respiro nas laterais." />
        </Field>
        <Field label="Preço (administrativo)">
          <Input controlSize="app" inputMode="decimal" defaultValue="349,90" />
        </Field>
        <div className="grid content-end">
          <SearchInput
            label="Buscar produtos"
            placeholder="Buscar..."
            controlSize="app"
            value={term}
            onChange={(event) => setTerm(event.target.value)}
            onClear={() => setTerm("")}
          />
        </div>
      </form>
    </ShowcaseSection>
  );
}

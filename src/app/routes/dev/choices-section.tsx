import { Link as LinkIcon, Upload } from "lucide-react";
import { useState } from "react";
import { Accordion, Disclosure } from "#ui/accordion.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip, ChipRow } from "#ui/chip.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Panel } from "#ui/panel.tsx";
import { Segments } from "#ui/segments.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Switch, SwitchRow } from "#ui/switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { Captioned, ShowcaseRow, ShowcaseSection } from "./showcase-section.tsx";

const sizes = ["P", "M", "G"].map((value) => ({ value, label: value }));
const periods = [
  { value: "7", label: "7 dias" },
  { value: "30", label: "30 dias" },
  { value: "365", label: "12 meses" },
];
const kinds = ["Todas", "Titular", "Goleiro"];

export function ChoicesSection() {
  const [quantity, setQuantity] = useState(1);
  const [lineQuantity, setLineQuantity] = useState(2);
  const [size, setSize] = useState<string | null>(null);
  const [kind, setKind] = useState("Todas");
  const [period, setPeriod] = useState("30");
  return (
    <ShowcaseSection title="Chave, quantidade, tamanho, chips, abas">
      <ShowcaseRow>
        <Captioned caption="desligada">
          <Switch aria-label="Chave desligada" />
        </Captioned>
        <Captioned caption="ligada">
          <Switch aria-label="Chave ligada" defaultChecked />
        </Captioned>
        <Captioned caption="desabilitada">
          <Switch aria-label="Chave desabilitada" disabled />
        </Captioned>
        <Stepper label="Quantidade" value={quantity} onValueChange={setQuantity} />
        <Stepper label="Quantidade na linha" size="sm" value={lineQuantity} onValueChange={setLineQuantity} />
      </ShowcaseRow>
      <ChoiceGroup
        label="Tamanho"
        hint={size ? undefined : "Selecione um tamanho"}
        choices={[...sizes, { value: "GG", label: "GG", unavailable: "esgotado" }]}
        value={size}
        onValueChange={setSize}
      />
      <Panel className="p-4">
        <SwitchRow label="Personalizar com nome e número" text="+ R$ 20,00 por camisa" />
      </Panel>
      <Checkbox label="Li e aceito os termos" />
      <ChipRow label="Tipos">
        {kinds.map((name) => (
          <Chip key={name} pressed={name === kind} onClick={() => setKind(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <Segments label="Período" options={periods} value={period} onValueChange={setPeriod} />
      <ImageTabs />
      <Accordion>
        <Disclosure summary="Guia de tamanhos">P, M, G e GG, em centímetros.</Disclosure>
        <Disclosure summary="Trocas e devoluções">Até sete dias depois da entrega.</Disclosure>
      </Accordion>
    </ShowcaseSection>
  );
}

function ImageTabs() {
  return (
    <Tabs defaultValue="file">
      <TabList label="Origem da imagem">
        <Tab value="file" icon={<Upload />}>
          Enviar arquivo
        </Tab>
        <Tab value="url" icon={<LinkIcon />}>
          URL da imagem
        </Tab>
      </TabList>
      <TabPanel value="file">Painel do arquivo</TabPanel>
      <TabPanel value="url">Painel do endereço</TabPanel>
    </Tabs>
  );
}

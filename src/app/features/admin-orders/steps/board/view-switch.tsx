import { Segments } from "#ui/segments.tsx";
import type { OrdersView } from "./use-orders-view.ts";

const options = [
  { value: "lista", label: "Lista" },
  { value: "etapas", label: "Etapas" },
] as const;

interface ViewSwitchProps {
  view: OrdersView;
  onChange: (view: OrdersView) => void;
}

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <Segments
      label="Ver os pedidos como"
      options={options}
      value={view}
      onValueChange={(value) => onChange(value === "etapas" ? "etapas" : "lista")}
    />
  );
}

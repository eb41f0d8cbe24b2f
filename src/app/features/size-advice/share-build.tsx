import { useId } from "react";
import type { Build } from "#domain/sizes/build.ts";
import { BAND } from "#domain/sizes/read-build.ts";
import { Checkbox } from "#ui/checkbox.tsx";

interface ShareBuildProps {
  build: Build;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Asks for leave to store the bands with the next orders, and says exactly which. */
export function ShareBuild({ build: { height, weight }, checked, onCheckedChange }: ShareBuildProps) {
  const id = useId();
  return (
    <div className="border-line border-t pt-3">
      <Checkbox
        label={<span className="font-semibold">Ajudar quem tem o meu porte</span>}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
        aria-describedby={id}
      />
      <p id={id} className="pl-9 text-caption text-muted">
        Cada camisa que você puser no carrinho leva com o pedido só as faixas: de {bandOf(height)} cm e de{" "}
        {bandOf(weight)} kg, nunca o valor exato.
      </p>
    </div>
  );
}

const bandOf = (lowest: number) => `${lowest} a ${lowest + BAND - 1}`;

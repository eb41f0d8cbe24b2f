import { Pipette } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";

interface PhotoColorsProps {
  label: string;
  colors: readonly string[];
  value: string;
  onChoose: (color: string) => void;
  /** Lets the person point at a colour, or stops that. */
  onPoint: () => void;
  isPointing: boolean;
}

/** The main colours of the picture, which also the keyboard reaches, and a way to point at any other. */
export function PhotoColors({ label, colors, value, onChoose, onPoint, isPointing }: PhotoColorsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        size="app"
        icon={<Pipette />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Usar cor da foto
      </Button>
      {isOpen && (
        <fieldset aria-label={label} className="flex min-w-0 flex-wrap items-center gap-2">
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              aria-label={`Usar ${color.toUpperCase()}`}
              aria-pressed={color === value}
              title={color.toUpperCase()}
              onClick={() => onChoose(color)}
              className={cx(
                "size-11 rounded-control border border-control lg:size-10",
                color === value && "outline-2 outline-canary outline-offset-2",
              )}
              style={{ background: color }}
            />
          ))}
          <Button
            variant="ghost"
            size="app"
            onClick={onPoint}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || !isPointing) return;
              event.preventDefault();
              onPoint();
            }}
          >
            {isPointing ? "Cancelar" : "Apontar na foto"}
          </Button>
        </fieldset>
      )}
    </div>
  );
}

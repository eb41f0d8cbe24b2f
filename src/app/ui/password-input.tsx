import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { Input, type InputProps } from "./input.tsx";

export interface PasswordInputProps extends Omit<InputProps, "type" | "paddingClass"> {
  /** Must not contain the field's label, so that a search by label finds only one control. */
  showLabel?: string;
  hideLabel?: string;
}

export function PasswordInput(props: PasswordInputProps) {
  const { showLabel = "Mostrar caracteres", hideLabel = "Ocultar caracteres", ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <div className="relative grid">
      <Input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? "text" : "password"}
        paddingClass="pr-12 pl-4"
      />
      <span className="absolute top-1/2 right-0.5 -translate-y-1/2 text-muted">
        <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        </IconButton>
      </span>
    </div>
  );
}

import { Input } from "#ui/input.tsx";

interface AmountInputProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** An amount in reais as it is typed. */
export function AmountInput({ value, onValueChange }: AmountInputProps) {
  return (
    <Input
      controlSize="app"
      autoComplete="off"
      inputMode="decimal"
      placeholder="0,00"
      maxLength={14}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

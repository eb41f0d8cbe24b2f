import { Button, type ButtonProps } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Without the script these forms do nothing, so until it is there nothing is promised. */
export function SubmitButton(props: ButtonProps) {
  return <Button size="lg" block disabled={!useHydrated()} {...props} type="submit" />;
}

import { Button, type ButtonProps } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** These forms need JavaScript, so the button stays disabled until the page is hydrated. */
export function SubmitButton(props: ButtonProps) {
  return <Button size="lg" block disabled={!useHydrated()} {...props} type="submit" />;
}

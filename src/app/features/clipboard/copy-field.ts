import { trackFocus } from "#ui/focus.ts";

/** Copies a field's text to the clipboard. Returns false where the browser forbids that; the text is then selected. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  const moveFocus = trackFocus();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // The clipboard API exists only in secure contexts; the old `execCommand` works elsewhere.
    if (!moveFocus(field)) return false;
    field.select();
    return document.execCommand("copy");
  }
}

/** Copies a field's text to the clipboard. Returns false where the browser forbids that; the text is then selected. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // The clipboard API exists only in secure contexts; the old `execCommand` works elsewhere.
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

/** Puts a field's text into the clipboard. False where the browser does not allow it: then the text is selected at least. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Browsers know the clipboard only on https; the old way works everywhere else.
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

const maxLength = 255;

/** Makes an uploaded file's name safe to show: without folders and without invisible or direction-changing characters. */
export function cleanFilename(name: string): string {
  const lastPart = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const visible = lastPart
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{C}<>]/gu, "")
    .trim();
  return [...visible].slice(0, maxLength).join("").slice(0, maxLength) || "imagem";
}

const maxLength = 255;

/** The uploader's name for a file, fit to be shown: no folders, no invisible or direction-changing characters. */
export function cleanFilename(name: string): string {
  const lastPart = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const visible = lastPart
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{C}<>]/gu, "")
    .trim();
  return [...visible].slice(0, maxLength).join("").slice(0, maxLength) || "imagem";
}

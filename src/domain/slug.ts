/** "Seleções do Mundo" → "seleções-do-mundo": lower case, whitespace to hyphens, with accents. */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, "-");
}

/** "Seleções" → "Selecoes". */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

/** "Seleções do Mundo" → "selecoes-do-mundo": the form that is easy to read aloud and to type. */
export function plainSlugOf(name: string): string {
  return slugOf(withoutAccents(name));
}

/** Escapes what `like` takes for wildcards. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** The pattern of `like` for texts that contain this one. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

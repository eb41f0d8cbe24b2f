/** The pattern of `like` for texts that contain this one; its percent signs and underscores are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

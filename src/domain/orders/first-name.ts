/** The first word of a customer's name, as the shop calls them. */
export function firstNameOf(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  return first;
}

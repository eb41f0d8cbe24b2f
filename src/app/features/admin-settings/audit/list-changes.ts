export interface ShownChange {
  name: string;
  before?: string;
  after?: string;
}

const MAX_LENGTH = 600;

/** Lists an entry's details as lines: only the differences where they have a before and an after. */
export function listChanges(details: Record<string, unknown> | null): ShownChange[] {
  if (!details) return [];
  const { before, after, ...others } = details;
  const compared = "before" in details || "after" in details ? compare("", before, after) : [];
  return [...compared, ...Object.entries(others).map(([name, value]) => ({ name, after: show(value) }))];
}

function compare(name: string, before: unknown, after: unknown): ShownChange[] {
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((key) => compare(name ? `${name}.${key}` : key, before[key], after[key]));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [
    {
      name: name || "valor",
      ...(before !== undefined && before !== null && { before: show(before) }),
      ...(after !== undefined && after !== null && { after: show(after) }),
    },
  ];
}

function show(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text === "" || text === undefined) return "(vazio)";
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

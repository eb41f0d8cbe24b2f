/** PostgreSQL's error codes for writes that other writes got in the way of: constraints, and transactions that it ended. */
const codes = {
  unique: "23505",
  foreign_key: "23503",
  check: "23514",
  serialization: "40001",
  deadlock: "40P01",
} as const;

export type ViolationKind = keyof typeof codes;

const kinds = new Map<unknown, ViolationKind>(
  (Object.keys(codes) as ViolationKind[]).map((kind) => [codes[kind], kind]),
);

export interface Violation {
  kind: ViolationKind;
  /** The violated constraint's name; undefined where PostgreSQL names none. */
  constraint: string | undefined;
}

/** Finds why the database refused a write. Drizzle wraps the driver's error, so the causes are searched. */
export function findViolation(error: unknown): Violation | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & { code?: unknown; constraint?: string };
    const kind = kinds.get(code);
    if (kind) return { kind, constraint };
  }
  return undefined;
}

export function isViolation(error: unknown, kind: ViolationKind): boolean {
  return findViolation(error)?.kind === kind;
}

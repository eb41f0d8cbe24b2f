import type { ApiKey, NewApiKey } from "./use-api-keys.ts";

/** The action that the owner has started; each has its own dialog. */
export type KeyAction =
  | { kind: "create" }
  /** The key is told once, right after it was made. */
  | { kind: "made"; made: NewApiKey }
  | { kind: "edit"; apiKey: ApiKey }
  | { kind: "revoke"; apiKey: ApiKey };

export type OnKeyAction = (action: KeyAction) => void;

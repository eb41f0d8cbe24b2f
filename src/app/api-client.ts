import type { ErrorCode, FieldErrors } from "#domain/errors.ts";
import type { Address, AnswerOf, InputOf } from "#server/api/contract.ts";

export type { AnswerOf, InputOf, RefusalOf } from "#server/api/contract.ts";

/** What the API answered when it refused, or what a person is told when it did not answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | "offline";
  readonly fields: FieldErrors;
  /** The whole answer, for a refusal that brings more than words; absent where nothing readable came. */
  readonly answer: unknown;

  constructor(
    status: number,
    code: ErrorCode | "offline",
    message: string,
    fields: FieldErrors = {},
    answer?: unknown,
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.answer = answer;
  }
}

const OFFLINE = "Não foi possível falar com a loja. Verifique sua conexão e tente novamente.";
/** Signing in and renewing: a session that could be restored does not make up for what was refused there. */
const SIGN_IN = /^\/auth\/v1\/(token|verify|factors)\b/;

let restoreSession: (() => Promise<boolean>) | undefined;

/** Whoever keeps the session says how it is restored; a call that meets an expired one is then repeated, once. */
export function setSessionRestorer(restore: () => Promise<boolean>): void {
  restoreSession = restore;
}

let clientId: string | undefined;

/** Whoever hears of changes names this page; what it changes then comes back to it under that name. */
export function setClientId(id: string | undefined): void {
  clientId = id;
}

/** What an operation takes, and nothing where it takes nothing. */
type CallInput<Key extends Address> =
  Record<never, never> extends InputOf<Key>
    ? [input?: InputOf<Key>, signal?: AbortSignal]
    : [input: InputOf<Key>, signal?: AbortSignal];

/**
 * The one way by which the browser asks or changes anything: an operation by its address, such as
 * "PATCH /api/admin/orders/{id}". What goes in and what comes back is typed by the operation's own definition.
 */
export async function callApi<Key extends Address>(
  address: Key,
  ...[input, signal]: CallInput<Key>
): Promise<AnswerOf<Key>> {
  const response = await ask(address, input, signal);
  if (response.status === 204) return undefined as AnswerOf<Key>;
  return response.json().catch(() => undefined);
}

/** An answer that is read piece by piece, such as a file; refusals are thrown as from any other call. */
export async function openApi<Key extends Address>(
  address: Key,
  ...[input, signal]: CallInput<Key>
): Promise<Response> {
  return ask(address, input, signal);
}

async function ask(address: Address, input: Parts | undefined, signal?: AbortSignal): Promise<Response> {
  const { method, url, headers, body } = describeCall(address, input);
  return checkAnswer(url, () => send(method, url, headers, body, signal));
}

/** What every way of sending has in common: an expired session is restored once, and a refusal is thrown. */
export async function checkAnswer(url: string, ask: () => Promise<Response>): Promise<Response> {
  let response = await ask();
  if (response.status === 401 && !SIGN_IN.test(url) && (await restoreSession?.())) response = await ask();
  if (!response.ok) throw await refusalOf(response);
  return response;
}

interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

export function describeCall(address: string, input: Parts = {}) {
  const [method = "", template = ""] = address.split(" ");
  const { params, query, headers, body } = input;
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ""));
  return { method, url: path + queryText(query), headers, body };
}

/** What is undefined is not asked. */
function queryText(query: Parts["query"] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : "";
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer = await response.json().catch(() => undefined);
  const { code = "internal", message = OFFLINE, fields } = answer?.error ?? {};
  return new ApiError(response.status, code, message, fields, answer);
}

export const unreachable = () => new ApiError(0, "offline", OFFLINE);

async function send(
  method: string,
  url: string,
  headers: Parts["headers"],
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: {
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(clientId && { "X-Client-Id": clientId }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch {
    throw unreachable();
  }
}

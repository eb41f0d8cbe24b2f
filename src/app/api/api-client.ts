import type { ErrorCode, FieldErrors } from "#domain/errors.ts";
import { unexplainedText } from "#domain/texts/unexplained.ts";
import type { Address, AnswerOf, InputOf } from "#server/runtime/contract.ts";

export type { AnswerOf, InputOf, RefusalOf } from "#server/runtime/contract.ts";

/** An error that the API returned, or the error 'offline' where the API could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | "offline";
  /** Absent where the response brought no message, as from a proxy; `message` then is a general one. */
  readonly reason: string | undefined;
  readonly fields: FieldErrors;
  /** The whole response body, for errors that carry more than a message; absent where the body was not JSON. */
  readonly answer: unknown;

  constructor(
    status: number,
    code: ErrorCode | "offline",
    reason: string | undefined,
    fields: FieldErrors = {},
    answer?: unknown,
  ) {
    super(reason ?? unexplainedText);
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.fields = fields;
    this.answer = answer;
  }
}

const OFFLINE = "Não foi possível falar com a loja. Verifique sua conexão e tente novamente.";
/**
 * A 401 of these endpoints is about the credentials themselves, so restoring the session and retrying would not help.
 */
const SIGN_IN = /^\/auth\/v1\/(token|verify|factors)\b/;

let restoreSession: (() => Promise<boolean>) | undefined;

/**
 * Registers how an expired session is restored. A call that is answered with 401 restores the session and is repeated
 * once.
 */
export function setSessionRestorer(restore: () => Promise<boolean>): void {
  restoreSession = restore;
}

let clientId: string | undefined;

/** Sets the id that goes with every request, so that the change events of this page's own writes can be recognised. */
export function setClientId(id: string | undefined): void {
  clientId = id;
}

/** The server keeps answers of these reads in memory. */
const BACK_OFFICE = /^\/api\/admin\//;
/** Longer than an event takes to every process of the shop, even a busy one. */
const CHANGE_SETTLES_MS = 5_000;
let changedAt = Number.NEGATIVE_INFINITY;

/**
 * Says that something has changed. For a while the back-office then reads past what the shop has in memory: another
 * process than the one that made the change may answer, and may not have heard of it yet.
 */
export function noteChange(): void {
  changedAt = performance.now();
}

/** The input may be left out where the operation requires none. */
type CallInput<Key extends Address> =
  Record<never, never> extends InputOf<Key>
    ? [input?: InputOf<Key>, signal?: AbortSignal]
    : [input: InputOf<Key>, signal?: AbortSignal];

/**
 * Calls an API operation by its method and path, such as "PATCH /api/admin/orders/{id}". Input and answer are typed by
 * the operation's definition. Every read and write of the browser goes through here.
 */
export async function callApi<Key extends Address>(
  address: Key,
  ...[input, signal]: CallInput<Key>
): Promise<AnswerOf<Key>> {
  const response = await ask(address, input, signal);
  if (response.status === 204) return undefined as AnswerOf<Key>;
  return response.json().catch(() => undefined);
}

/** Like `callApi`, but returns the Response unread, for a body that is streamed, such as a file. */
export async function streamApi<Key extends Address>(
  address: Key,
  ...[input, signal]: CallInput<Key>
): Promise<Response> {
  return ask(address, input, signal);
}

async function ask(
  address: Address,
  input: RequestInput | undefined,
  signal?: AbortSignal,
): Promise<Response> {
  const { method, url, headers, body } = describeCall(address, input);
  return sendWithSession(url, () => send(method, url, headers, body, signal));
}

/**
 * Sends a request. After a 401 the session is restored and the request is repeated once; an error response is thrown.
 */
export async function sendWithSession(url: string, ask: () => Promise<Response>): Promise<Response> {
  let response = await ask();
  if (response.status === 401 && !SIGN_IN.test(url) && (await restoreSession?.())) response = await ask();
  if (!response.ok) throw await refusalOf(response);
  return response;
}

interface RequestInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

export function describeCall(address: string, input: RequestInput = {}) {
  const [method = "", template = ""] = address.split(" ");
  const { params, query, headers, body } = input;
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ""));
  return { method, url: path + queryText(query), headers, body };
}

/** Leaves out parameters whose value is undefined. */
function queryText(query: RequestInput["query"] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given as [string, string][])}` : "";
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer = await response.json().catch(() => undefined);
  const { code = "internal", message, fields } = answer?.error ?? {};
  const reason = typeof message === "string" && message ? message : undefined;
  return new ApiError(response.status, code, reason, fields, answer);
}

export const unreachable = () => new ApiError(0, "offline", OFFLINE);

async function send(
  method: string,
  url: string,
  headers: RequestInput["headers"],
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const isRead = method === "GET";
  const hasChanged = performance.now() - changedAt < CHANGE_SETTLES_MS;
  try {
    return await fetch(url, {
      method,
      headers: {
        ...(isRead && hasChanged && BACK_OFFICE.test(url) && { "Cache-Control": "no-cache" }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(clientId && { "X-Client-Id": clientId }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch {
    throw unreachable();
  } finally {
    if (!isRead) noteChange();
  }
}

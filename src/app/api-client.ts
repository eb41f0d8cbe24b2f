import type { FieldErrors } from "#domain/errors.ts";

/** What the API answered when it refused, or what a person is told when it did not answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;
  /** The whole answer, for a refusal that brings more than words; absent where nothing readable came. */
  readonly answer: unknown;

  constructor(status: number, code: string, message: string, fields: FieldErrors = {}, answer?: unknown) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.answer = answer;
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const OFFLINE = "Não foi possível falar com a loja. Verifique sua conexão e tente novamente.";
const RENEWAL = "/token?grant_type=refresh_token";
/** Signing in and renewing: a session that could be restored does not make up for what was refused there. */
const SIGN_IN = /^\/auth\/v1\/(token|verify|factors)\b/;

let restoreSession: (() => Promise<boolean>) | undefined;

/** Whoever keeps the session says how it is restored; a call that meets an expired one is then repeated, once. */
export function setSessionRestorer(restore: () => Promise<boolean>): void {
  restoreSession = restore;
}

/** The one way by which the browser changes anything: a call of the documented API. */
export function callApi<Output>(
  method: Method,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Output> {
  return call(method, `/api${path}`, body, headers);
}

/** Signing in, up and out. */
export function callAuth<Output>(method: Method, path: string, body?: unknown): Promise<Output> {
  return call(method, `/auth/v1${path}`, body);
}

/** The cookie that pays for it is sent by the browser. */
export function callRenewal<Output>(): Promise<Output> {
  return callAuth("POST", RENEWAL, {});
}

async function call<Output>(
  method: Method,
  url: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<Output> {
  let response = await send(method, url, body, headers);
  if (response.status === 401 && !SIGN_IN.test(url) && (await restoreSession?.())) {
    response = await send(method, url, body, headers);
  }
  if (response.status === 204) return undefined as Output;
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer as Output;
  throw refusalOf(response.status, answer);
}

function refusalOf(status: number, answer: { error?: Partial<ApiError> } | undefined): ApiError {
  const { code = "internal", message = OFFLINE, fields } = answer?.error ?? {};
  return new ApiError(status, code, message, fields, answer);
}

interface FormCall {
  body: FormData;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** An upload: the old way of asking is the only one that tells how much has left. */
export async function sendForm<Output>(path: string, call: FormCall): Promise<Output> {
  let { status, answer } = await sendOnce(path, call);
  if (status === 401 && (await restoreSession?.())) ({ status, answer } = await sendOnce(path, call));
  if (status >= 200 && status < 300) return answer as Output;
  throw refusalOf(status, answer);
}

function sendOnce(path: string, { body, onProgress, signal }: FormCall) {
  return new Promise<{ status: number; answer: object | undefined }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress((loaded / total) * 100));
    request.addEventListener("load", () =>
      resolve({ status: request.status, answer: request.response ?? undefined }),
    );
    request.addEventListener("error", () => reject(new ApiError(0, "offline", OFFLINE)));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", `/api${path}`);
    request.send(body);
  });
}

async function send(
  method: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline", OFFLINE);
  }
}

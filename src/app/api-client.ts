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

let clientId: string | undefined;

/** Whoever hears of changes names this page; what it changes then comes back to it under that name. */
export function setClientId(id: string | undefined): void {
  clientId = id;
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

/** An answer that is read piece by piece, such as a file; refusals are thrown as from any other call. */
export async function openApi(path: string, signal: AbortSignal): Promise<Response> {
  const response = await sendRestoring("GET", `/api${path}`, undefined, undefined, signal);
  if (!response.ok) throw await refusalOf(response);
  return response;
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
  const response = await sendRestoring(method, url, body, headers);
  if (response.status === 204) return undefined as Output;
  if (!response.ok) throw await refusalOf(response);
  return response.json().catch(() => undefined);
}

async function sendRestoring(
  method: Method,
  url: string,
  body: unknown,
  headers?: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response> {
  const response = await send(method, url, body, headers, signal);
  if (response.status === 401 && !SIGN_IN.test(url) && (await restoreSession?.())) {
    return send(method, url, body, headers, signal);
  }
  return response;
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer = await response.json().catch(() => undefined);
  const { code = "internal", message = OFFLINE, fields } = answer?.error ?? {};
  return new ApiError(response.status, code, message, fields, answer);
}

async function send(
  method: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
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
    throw new ApiError(0, "offline", OFFLINE);
  }
}

interface FormCall {
  /** A form, or a file as it is. */
  body: FormData | Blob;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** An upload: the old way of asking is the only one that tells how much has left. */
export async function sendForm<Output>(path: string, form: FormCall): Promise<Output> {
  let response = await sendOldWay(`/api${path}`, form);
  if (response.status === 401 && (await restoreSession?.())) response = await sendOldWay(`/api${path}`, form);
  if (!response.ok) throw await refusalOf(response);
  return response.json();
}

function sendOldWay(url: string, { body, onProgress, signal }: FormCall): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress((loaded / total) * 100));
    request.addEventListener("load", () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener("error", () => reject(new ApiError(0, "offline", OFFLINE)));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", url);
    request.send(body);
  });
}

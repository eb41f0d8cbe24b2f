import type { FieldErrors } from "#domain/errors.ts";

/** What the API answered when it refused, or what a person is told when it did not answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors;

  constructor(status: number, code: string, message: string, fields: FieldErrors = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

const OFFLINE = "Não foi possível falar com a loja. Verifique sua conexão e tente novamente.";

/** The one way by which the browser changes anything: a call of the documented API. */
export async function callApi<Output>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Output> {
  const response = await send(method, path, body);
  if (response.status === 204) return undefined as Output;
  const answer = await response.json().catch(() => undefined);
  if (response.ok) return answer as Output;
  const { code = "internal", message = OFFLINE, fields } = answer?.error ?? {};
  throw new ApiError(response.status, code, message, fields);
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      ...(body !== undefined && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new ApiError(0, "offline", OFFLINE);
  }
}

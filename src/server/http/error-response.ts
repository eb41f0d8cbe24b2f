import { HTTPException } from "hono/http-exception";
import { DomainError, type ErrorCode, type FieldErrors } from "#domain/errors.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { findOutage } from "../db/outage.ts";
import { findViolation } from "../db/violations.ts";

/** Maps every error code to its HTTP status; the compiler requires a line for each new code. */
const statusByCode = {
  invalid_request: 400,
  invalid_origin: 403,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  request_timeout: 408,
  payload_too_large: 413,
  uri_too_long: 414,
  headers_too_large: 431,
  expectation_failed: 417,
  unsupported_media_type: 415,
  rate_limited: 429,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  invalid_email: 422,
  user_exists: 422,
  weak_password: 422,
  session_not_found: 401,
  refresh_token_not_found: 401,
  otp_expired: 403,
  mfa_required: 401,
  mfa_code_invalid: 400,
  mfa_challenge_expired: 403,
  last_administrator: 409,
  proof_required: 403,
  category_in_use: 409,
  cart_changed: 409,
  product_changed: 409,
  idempotency_key_reused: 422,
  cep_not_found: 404,
  cep_unavailable: 503,
  file_missing: 400,
  file_type_invalid: 415,
  file_too_large: 413,
  image_invalid: 422,
  picture_unreachable: 422,
  database_unavailable: 503,
  storage_unavailable: 503,
  disk_full: 507,
  mail_unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

export type ErrorStatus = (typeof statusByCode)[ErrorCode];

export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: FieldErrors };
}

export interface ErrorAnswer {
  status: ErrorStatus;
  body: ErrorBody;
  headers: Record<string, string>;
  /** True for errors of the server (5xx): they are logged in full, and the response has only a general message. */
  isServerError: boolean;
}

export function describeError(error: unknown): ErrorAnswer {
  const known = error instanceof DomainError ? error : toDomainError(error);
  const status = statusByCode[known.code];
  return {
    status,
    body: {
      error: {
        code: known.code,
        message: known.sentence ?? errorTexts[known.code],
        ...(known.fields && { fields: known.fields }),
      },
    },
    headers: retryAfter(known, status),
    isServerError: status >= 500,
  };
}

/** A required service is unavailable or full; a retry a little later may succeed. */
const RETRYABLE_STATUSES = new Set<ErrorStatus>([503, 507]);
const RETRY_AFTER_SECONDS = 5;

function retryAfter({ retryAfterSeconds }: DomainError, status: ErrorStatus): Record<string, string> {
  const seconds = retryAfterSeconds ?? (RETRYABLE_STATUSES.has(status) ? RETRY_AFTER_SECONDS : undefined);
  return seconds === undefined ? {} : { "Retry-After": String(seconds) };
}

const outageErrors = {
  away: { code: "database_unavailable" },
  full: { code: "disk_full" },
  "read-only": {
    code: "database_unavailable",
    message: "A loja não consegue gravar agora. Nada foi salvo; tente novamente mais tarde.",
  },
} as const;

/**
 * The SQLSTATE codes for a value that no column can store: a NUL byte, invalid UTF-8, a number out of range. Only user
 * input can contain such values.
 */
const unstorable = new Set(["22021", "22P05", "22P02", "22003"]);

function toDomainError(error: unknown): DomainError {
  // Hono itself refuses a body that is not valid JSON.
  if (error instanceof HTTPException && error.status < 500) return new DomainError("invalid_request");
  const outage = findOutage(error);
  if (outage) {
    const { code, ...sentence } = outageErrors[outage];
    return new DomainError(code, { ...sentence, cause: error });
  }
  // Another write came first. Services check before they write and name what is in the way; this is for what can
  // still happen between the check and the write.
  if (findViolation(error)) return new DomainError("conflict", { cause: error });
  return new DomainError(isUnstorable(error) ? "invalid_request" : "internal", { cause: error });
}

function isUnstorable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (unstorable.has(String((cause as NodeJS.ErrnoException).code))) return true;
  }
  return false;
}

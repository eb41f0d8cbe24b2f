/** All error codes. The HTTP status and the Portuguese message of each are derived from its code. */
export const errorCodes = [
  "invalid_request",
  "invalid_origin",
  "unauthenticated",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "conflict",
  "request_timeout",
  "payload_too_large",
  "uri_too_long",
  "headers_too_large",
  "expectation_failed",
  "unsupported_media_type",
  "rate_limited",
  "invalid_credentials",
  "email_not_confirmed",
  "invalid_email",
  "user_exists",
  "weak_password",
  "session_not_found",
  "refresh_token_not_found",
  "otp_expired",
  "mfa_required",
  "mfa_code_invalid",
  "mfa_challenge_expired",
  "last_administrator",
  "proof_required",
  "category_in_use",
  "cart_changed",
  "product_changed",
  "idempotency_key_reused",
  "cep_not_found",
  "cep_unavailable",
  "file_missing",
  "file_type_invalid",
  "file_too_large",
  "image_invalid",
  "picture_unreachable",
  "database_unavailable",
  "storage_unavailable",
  "disk_full",
  "mail_unavailable",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One Portuguese message for each invalid field, by the field's name in the request. */
export type FieldErrors = Record<string, string>;

export interface DomainErrorOptions {
  /** Replaces the code's general message by a more precise one. */
  message?: string;
  fields?: FieldErrors;
  /** How long a caller should wait before trying again. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Set if the thrower chose the message; otherwise it is derived from the code. */
  readonly sentence: string | undefined;

  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    super(options.message ?? code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "DomainError";
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.sentence = options.message;
  }
}

/** What a page receives if its data was refused or could not be loaded. */
export interface PageError {
  code: ErrorCode;
  message: string;
}

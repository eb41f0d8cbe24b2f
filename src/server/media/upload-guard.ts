/** Reads uploaded files into memory: limited in size and in number at a time, so that memory stays bounded. */
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "../http/environment.ts";
import { limitBody } from "../http/limit-body.ts";
import { createSemaphore } from "./semaphore.ts";

/** Space for the other fields of the form and for the multipart boundaries. */
const FORM_OVERHEAD_BYTES = 65_536;

/** The body of a request that waits here is not read yet, so it uses no memory. */
const receiving = createSemaphore(4);

/** Middleware for uploads. It runs after the access check, so that anonymous visitors cannot send megabytes. */
export function uploadGuard(
  maxBytes: number,
  tooLarge = new DomainError("file_too_large"),
): MiddlewareHandler<HttpEnv>[] {
  return [
    createMiddleware<HttpEnv>((_, next) => receiving.run(next)),
    limitBody(maxBytes + FORM_OVERHEAD_BYTES, tooLarge),
  ];
}

export interface FileForm {
  bytes: Uint8Array;
  originalFilename: string;
  /** The text of another field; undefined if it is missing. */
  text(name: string): string | undefined;
}

/** Reads a multipart form with one file, whatever the file's field is called. */
export async function readFileForm(request: Request): Promise<FileForm> {
  const form = await readForm(request);
  const file = form && [...form.values()].find((value) => value instanceof File);
  if (!file || file.size === 0) throw new DomainError("file_missing");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    originalFilename: file.name,
    text(name) {
      const value = form.get(name);
      return typeof value === "string" && value !== "" ? value : undefined;
    },
  };
}

/** Returns undefined if the body is not a form, or a broken one. */
async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

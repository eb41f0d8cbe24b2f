/** How a whole file gets in: bounded in size, and few at a time, so that memory stays bounded. */
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { DomainError } from "#domain/errors.ts";
import type { HttpEnv } from "../http/environment.ts";
import { limitBody } from "../http/limit-body.ts";
import { createSemaphore } from "./semaphore.ts";

/** Room for the other fields of the form and for what multipart writes around each. */
const FORM_OVERHEAD_BYTES = 65_536;

/** While one waits here its bytes wait in the network: nothing of it is read. */
const receiving = createSemaphore(4);

/** Stands behind an operation's gate, which keeps strangers from sending megabytes. */
export function fileDoor(
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
  /** Another field's text; undefined where it is missing. */
  text(name: string): string | undefined;
}

/** The form and its one file, under any name. */
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

/** Whatever is no form, or a broken one, brings no file. */
async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

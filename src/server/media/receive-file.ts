/** How a whole file gets in: for administrators only, bounded in size, and few at a time, so that memory stays bounded. */
import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { assertAdministrator } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ContextOf } from "../api/new-api.ts";
import type { HttpEnv } from "../http/environment.ts";
import { limitBody } from "../http/limit-body.ts";
import { createSemaphore } from "./semaphore.ts";

/** Room for the other fields of the form and for what multipart writes around each. */
const FORM_OVERHEAD_BYTES = 65_536;

/** While one waits here its bytes wait in the network: nothing of it is read. */
const receiving = createSemaphore(4);

export function fileDoor(
  contextOf: ContextOf,
  maxBytes: number,
  tooLarge = new DomainError("file_too_large"),
): MiddlewareHandler<HttpEnv>[] {
  return [
    createMiddleware<HttpEnv>(async (c, next) => {
      // The service asks again; here it keeps strangers from sending megabytes.
      assertAdministrator((await contextOf(c.var)).actor);
      await receiving.run(next);
    }),
    limitBody(maxBytes + FORM_OVERHEAD_BYTES, tooLarge),
  ];
}

export interface ReceivedForm {
  file: File;
  /** A field's text; undefined where it is missing. */
  text(name: string): string | undefined;
}

/** The form and its one file, under any name. */
export async function readFileForm(c: Context<HttpEnv>): Promise<ReceivedForm> {
  const form = await readForm(c.req.raw);
  const file = form && [...form.values()].find((value) => value instanceof File);
  if (!file || file.size === 0) throw new DomainError("file_missing");
  return {
    file,
    text(name) {
      const value = form.get(name);
      return typeof value === "string" && value !== "" ? value : undefined;
    },
  };
}

export const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Whatever is no form, or a broken one, brings no file. */
async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

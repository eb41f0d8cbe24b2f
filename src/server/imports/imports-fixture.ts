/** Test helpers: they send spreadsheets, wait for the import steps and read the reports. */

import { zipSync } from "fflate";
import type { TestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import type { AnswerOf } from "../runtime/contract.ts";

type Headers = Record<string, string>;
type ProductImport = AnswerOf<"GET /api/admin/imports/{id}">;
type ImportLine = AnswerOf<"GET /api/admin/imports/{id}/lines">["rows"][number];

export function importTools(app: TestApp, headersOf: () => Headers) {
  const call = (method: string, path: string) =>
    send(app, method, `/api/admin${path}`, { headers: headersOf() });
  const settle = () => app.imports().runner.settle();

  async function upload(file: string | Uint8Array, filename = "produtos.csv") {
    const response = await app.request(`/api/admin/imports?filename=${encodeURIComponent(filename)}`, {
      method: "POST",
      headers: { "Content-Type": "application/octet-stream", ...headersOf() },
      body: file as BodyInit,
    });
    return { status: response.status, body: await response.json() };
  }

  const show = async (id: string): Promise<ProductImport> => (await call("GET", `/imports/${id}`)).body;

  /** Sends a file and waits until it is checked. */
  async function check(file: string | Uint8Array, filename?: string) {
    const { body } = await upload(file, filename);
    await settle();
    return { ...(await show(body.id)), lines: await lines(body.id) };
  }

  async function lines(id: string): Promise<ImportLine[]> {
    return (await call("GET", `/imports/${id}/lines`)).body.rows;
  }

  async function act(id: string, action: "apply" | "undo") {
    const { body } = await call("POST", `/imports/${id}/${action}`);
    await settle();
    return { error: body.error, ...(await show(id)), lines: await lines(id) };
  }

  async function download(path: string): Promise<Uint8Array> {
    const response = await app.request(`/api/admin${path}`, { headers: headersOf() });
    return new Uint8Array(await response.arrayBuffer());
  }

  return { call, settle, upload, show, check, lines, act, download };
}

export function zip(files: Record<string, string | Uint8Array>): Uint8Array {
  const encoder = new TextEncoder();
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === "string" ? encoder.encode(content) : content,
      ]),
    ),
  );
}

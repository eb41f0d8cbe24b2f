import { html, raw } from "hono/html";
import type { ApiDocument } from "./api-document.ts";

interface Operation {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: unknown;
  responses?: Record<string, { description?: string }>;
}

type PathItem = Record<string, Operation> & { servers?: { url: string }[] };

function listOperations(path: string, { servers, ...methods }: PathItem) {
  const base = servers?.[0]?.url ?? "/api";
  return Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    path: base + path,
    method,
    operation,
  }));
}

/** The OpenAPI document as a page to read: no script, no outside resource. */
export function renderApiDocs(document: ApiDocument) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    listOperations(path, methods as PathItem),
  );
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · ${document.info.title}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}: API</h1>
          <p>${document.info.description}</p>
          <p><a href="/api/openapi.json">openapi.json</a></p>
          ${operations.map(renderOperation)}
        </main>
      </body>
    </html>`;
}

function renderOperation({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}) {
  return html`<section>
    <h2><code>${method.toUpperCase()} ${path}</code></h2>
    <p>${operation.summary}</p>
    ${operation.description ? html`<p>${operation.description}</p>` : ""}
    ${operation.parameters?.length ? renderParameters(operation.parameters) : ""}
    ${operation.requestBody ? renderSchema("Corpo", operation.requestBody) : ""}
    <h3>Respostas</h3>
    <ul>
      ${Object.entries(operation.responses ?? {}).map(
        ([status, response]) => html`<li><code>${status}</code> ${response.description}</li>`,
      )}
    </ul>
    ${renderSchema("Respostas, em detalhe", operation.responses)}
  </section>`;
}

function renderParameters(parameters: NonNullable<Operation["parameters"]>) {
  return html`<h3>Parâmetros</h3>
    <ul>
      ${parameters.map(
        (parameter) => html`<li>
          <code>${parameter.name}</code> (${parameter.in}${parameter.required ? raw(", obrigatório") : ""})
          ${parameter.description}
        </li>`,
      )}
    </ul>`;
}

function renderSchema(title: string, schema: unknown) {
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(schema, null, 2)}</pre>
  </details>`;
}

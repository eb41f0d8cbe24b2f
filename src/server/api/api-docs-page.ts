import { html } from "hono/html";
import type { Access } from "./access.ts";
import type { ApiDocument } from "./api-document.ts";

interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  "x-access": Access;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: unknown;
  responses: Record<string, { description?: string }>;
}

interface AddressedOperation extends Operation {
  address: string;
}

const accessTexts: Record<Access, string> = {
  anyone: "Qualquer pessoa",
  customer: "Quem está conectado",
  staff: "Quem trabalha na loja",
  orders: "Quem cuida dos pedidos",
  production: "Quem cuida da produção",
  customers: "Quem cuida dos clientes",
  messages: "Quem cuida das mensagens",
  catalog: "Quem cuida do catálogo",
  store: "Os donos da loja",
  machine: "A própria máquina",
};

const ADMINISTRATION = "Administração: ";

/** Renders the OpenAPI document as an HTML page without scripts or external resources. */
export function renderApiDocs({ info, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      ...operation,
      address: `${method.toUpperCase()} ${path}`,
    })),
  );
  const groups = [...Map.groupBy(operations, ({ tags: [tag] }) => tag)].sort(([a], [b]) =>
    a.localeCompare(b),
  );
  const [forAdministrators, forAll] = [true, false].map((wanted) =>
    groups.filter(([tag]) => tag.startsWith(ADMINISTRATION) === wanted),
  );
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · ${info.title}</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>${info.title}: API</h1>
          <p>${withCode(info.description ?? "")}</p>
          <p><a href="/api/openapi.json">openapi.json</a></p>
          ${renderContents("Loja", forAll)} ${renderContents("Administração", forAdministrators)}
          ${[...(forAll ?? []), ...(forAdministrators ?? [])].map(
            ([tag, found]) =>
              html`<h2 id="${anchorOf(tag)}">${tag}</h2>
                ${found.map(renderOperation)}`,
          )}
          <h2>Formas</h2>
          ${Object.entries(components?.schemas ?? {}).map(
            ([name, schema]) => html`<section id="schema-${name}">${renderJson(name, schema)}</section>`,
          )}
        </main>
      </body>
    </html>`.toString();
}

function renderContents(title: string, groups: [string, AddressedOperation[]][] = []) {
  return html`<nav aria-label="${title}">
    <h4>${title}</h4>
    <ul>
      ${groups.map(([tag]) => html`<li><a href="#${anchorOf(tag)}">${tag.replace(ADMINISTRATION, "")}</a></li>`)}
    </ul>
  </nav>`;
}

/** Renders text between backticks as `<code>`. */
const withCode = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

const anchorOf = (tag: string) => tag.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");

function renderOperation(operation: AddressedOperation) {
  const { operationId, address, summary, description, parameters, requestBody, responses } = operation;
  return html`<section id="${operationId}">
    <h3><code>${address}</code></h3>
    <p>${summary}</p>
    ${description ? html`<p>${withCode(description)}</p>` : ""}
    <p class="access">
      ${accessTexts[operation["x-access"]]}${keysOf(operation)} · <code>${operationId}</code>
    </p>
    ${parameters?.length ? renderParameters(parameters) : ""}
    ${requestBody ? renderJson("Corpo", requestBody) : ""}
    <h4>Respostas</h4>
    <ul>
      ${Object.entries(responses).map(
        ([status, response]) => html`<li><code>${status}</code> ${response.description}</li>`,
      )}
    </ul>
    ${renderJson("Respostas, em detalhe", responses)}
  </section>`;
}

/** What a key of the API must be allowed; nothing where no key may call the operation. */
function keysOf({ security }: Operation): string {
  const [scope] = security.flatMap(({ apiKey }) => apiKey ?? []);
  return scope ? `, ou uma chave da API com ${scope}` : "";
}

function renderParameters(parameters: NonNullable<Operation["parameters"]>) {
  return html`<h4>Parâmetros</h4>
    <ul>
      ${parameters.map(
        (parameter) => html`<li>
          <code>${parameter.name}</code> (${parameter.in}${parameter.required ? ", obrigatório" : ""})
          ${parameter.description}
        </li>`,
      )}
    </ul>`;
}

function renderJson(title: string, value: unknown) {
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(value, null, 2)}</pre>
  </details>`;
}

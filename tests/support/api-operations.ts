/** What the API's own document says that there is to call. */
export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema?: Schema;
}

export interface ApiOperation {
  method: string;
  /** With the door's address before it and `{…}` in it. */
  path: string;
  parameters: Parameter[];
  /** By content type; empty for an operation that takes no body. */
  bodies: Record<string, Schema>;
}

interface DocumentedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

type PathItem = Record<string, DocumentedOperation> & { servers?: { url: string }[] };

export interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, PathItem>;
}

export function listOperations(document: ApiDocument): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, { servers, ...methods }]) => {
    const base = (servers ?? document.servers)[0]?.url ?? "";
    return Object.entries(methods as Record<string, DocumentedOperation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: base + path,
      parameters: operation.parameters ?? [],
      bodies: Object.fromEntries(
        Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) => [
          type,
          schema ?? {},
        ]),
      ),
    }));
  });
}

export const nameOf = ({ method, path }: ApiOperation) => `${method} ${path}`;

export const isWrite = ({ method }: ApiOperation) => method !== "GET" && method !== "HEAD";

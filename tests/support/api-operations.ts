import type { Access } from "#server/api/access.ts";

/** Reads the operations from the API's own OpenAPI document. */
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
  id: string;
  method: string;
  /** The path template with its `{…}` parameters. */
  path: string;
  access: Access;
  /** The ways to prove who one is, each with what it must be allowed. */
  security: Record<string, string[]>[];
  parameters: Parameter[];
  /** The schemas of the body by content type; empty for an operation without a body. */
  bodies: Record<string, Schema>;
  /** A JSON body that the operation accepts. */
  example: unknown;
  /** The schemas of the responses by status. */
  answers: Record<string, Schema>;
}

interface Content {
  schema?: Schema;
  example?: unknown;
}

interface DocumentedOperation {
  operationId: string;
  "x-access": ApiOperation["access"];
  security: ApiOperation["security"];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export function listOperations({ paths, components }: ApiDocument): ApiOperation[] {
  const whole = (schema: Schema = {}) => resolve(schema, components.schemas);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const content = operation.requestBody?.content ?? {};
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        access: operation["x-access"],
        security: operation.security,
        parameters: operation.parameters ?? [],
        bodies: mapValues(content, ({ schema }) => whole(schema)),
        example: content["application/json"]?.example,
        answers: mapValues(operation.responses, (answer) =>
          whole(answer.content?.["application/json"]?.schema),
        ),
      };
    }),
  );
}

export function mapValues<Value, Mapped>(record: Record<string, Value>, map: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/** The same schema with its references resolved. */
function resolve<Node>(node: Node, schemas: Record<string, Schema>): Node {
  if (Array.isArray(node)) return node.map((part) => resolve(part, schemas)) as Node;
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...rest } = node as { $ref?: string };
  if ($ref) return resolve(schemas[$ref.split("/").at(-1) ?? ""] as Node, schemas);
  return mapValues(rest as Record<string, unknown>, (part) => resolve(part, schemas)) as Node;
}

export const nameOf = ({ method, path }: ApiOperation) => `${method} ${path}`;

export const isWrite = ({ method }: ApiOperation) => method !== "GET" && method !== "HEAD";

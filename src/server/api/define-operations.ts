import { type RouteConfig, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { isForKeys, isKeyArea, type KeyAccess } from "#domain/accounts/key-scopes.ts";
import type { Permission } from "#domain/accounts/staff-role.ts";
import { KEY_CALLS_PER_MINUTE } from "#domain/api-keys/api-key-texts.ts";
import type { Topic } from "../http/answer-cache.ts";
import type { HttpEnv } from "../http/environment.ts";
import { limitBody } from "../http/limit-body.ts";
import { isSafeMethod } from "../http/safe-methods.ts";
import { type Access, accessGuard, isPermission } from "./access.ts";
import { empty, errorSchema, json } from "./answers.ts";
import { cachedAnswer } from "./cached-answer.ts";

type Refusals = Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503, string>>;
type Receive = MiddlewareHandler<HttpEnv>[];

/**
 * The definition of an API operation. Access check, caching, validation, OpenAPI document, browser types and access
 * tests are derived from it.
 */
export type OperationDefinition = OperationDetails & (PublicAccess | StaffAccess | OtherAccess);

interface PublicAccess {
  access: "anyone";
  /** The Cache-Control of a successful answer that is the same for everyone; without it no answer is cached. */
  cacheControl?: `public, max-age=${number}`;
  changesWith?: never;
}

interface StaffAccess {
  access: "staff" | Permission;
  /**
   * The topics of every change event that can change the answer of a read, which then is cached in memory until one
   * arrives. Only for an answer that is the same for all with one role and does not change as time passes.
   */
  changesWith?: readonly Topic[];
  cacheControl?: never;
}

interface OtherAccess {
  access: "customer" | "machine";
  cacheControl?: never;
  changesWith?: never;
}

interface OperationDetails
  extends Pick<RouteConfig, "method" | "path" | "summary" | "description" | "request" | "responses"> {
  /** The sentence of the 401 response, where it should differ from the general one. */
  signInFirst?: string;
  /**
   * Descriptions of the error responses by status. Those for access (401, 403) and invalid input (400) are added
   * automatically.
   */
  refusals?: Refusals;
  /** Middleware that reads or limits the body, where the usual limit of 1 MB does not fit. */
  receive?: Receive;
}

interface Group {
  /** The heading of this group in the OpenAPI document. */
  tag: string;
  receive?: Receive;
}

export type Operation<Definition extends OperationDefinition> = Omit<
  Definition,
  "access" | "cacheControl" | "changesWith" | "signInFirst" | "refusals" | "receive"
> & {
  operationId: string;
  /** The access check and the body limit, for a handler that is mounted without `.openapi()`. */
  middleware: Receive;
};

export type Operations<Definitions extends Record<string, OperationDefinition>> = {
  [Id in keyof Definitions]: Operation<Definitions[Id]>;
};

const signedIn = [{ session: [] }, { token: [] }];
const machine = [{}, { metrics: [] }];

function securityOf(access: Access, method: string): Record<string, string[]>[] {
  if (access === "anyone") return [];
  if (access === "machine") return machine;
  const wanted = keyAccessOf(method);
  return isForKeys(access, wanted) ? [...signedIn, { apiKey: [`${access}:${wanted}`] }] : signedIn;
}

/** What a key needs for a request with this method. The actor's permission is decided in the same way. */
const keyAccessOf = (method: string): KeyAccess => (isSafeMethod(method.toUpperCase()) ? "read" : "write");

const defaultReceive: Receive = [limitBody(1_048_576)];

/**
 * Defines the operations of a feature by their ids. `newApi().openapi(operation, handler)` mounts each with its access
 * check.
 */
export function defineOperations<const Definitions extends Record<string, OperationDefinition>>(
  group: Group,
  definitions: Definitions,
): Operations<Definitions> {
  const operations = Object.entries(definitions).map(([id, definition]) => [
    id,
    define(id, definition, group),
  ]);
  return Object.fromEntries(operations);
}

function define(operationId: string, definition: OperationDefinition, { tag, ...group }: Group) {
  const { access, cacheControl, changesWith, signInFirst, refusals, receive, ...operation } = definition;
  const { request, responses } = operation;
  return {
    ...operation,
    ...(request && { request: nameBody(operationId, request) }),
    operationId,
    tags: [tag],
    "x-access": access,
    security: securityOf(access, operation.method),
    responses: {
      ...responses,
      ...(changesWith && { 304: empty("Nada mudou desde a resposta com este `ETag` (If-None-Match)") }),
      ...refusalsOf(access, request !== undefined, refusals, responses),
    },
    middleware: [
      accessGuard(access, { signInFirst, cacheControl }),
      ...(changesWith ? [cachedAnswer(changesWith)] : []),
      ...(receive ?? group.receive ?? defaultReceive),
    ],
  };
}

/** Names the body's schema after its operation in the OpenAPI document: "PlaceOrderBody". */
function nameBody(operationId: string, request: NonNullable<OperationDefinition["request"]>) {
  const body = request.body?.content["application/json"];
  if (!body || !("schema" in body) || !(body.schema instanceof z.ZodType)) return request;
  const id = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Body`;
  const schema = body.schema.meta({ id });
  return { ...request, body: { ...request.body, content: { "application/json": { ...body, schema } } } };
}

function refusalsOf(
  access: Access,
  takesInput: boolean,
  own: Refusals = {},
  responses: RouteConfig["responses"],
): RouteConfig["responses"] {
  const texts: Record<number, string> = {
    ...(takesInput && { 400: "Os dados não são válidos" }),
    ...(access !== "anyone" && access !== "machine" && { 401: "Sem sessão" }),
    ...(access === "customer" && { 403: "Só para pessoas: chaves da API não entram aqui" }),
    ...((access === "staff" || isPermission(access)) && { 403: "Só para quem cuida disso na loja" }),
    ...(isKeyArea(access) && {
      429: `Mais de ${KEY_CALLS_PER_MINUTE} chamadas por minuto com uma chave da API`,
    }),
    ...own,
  };
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([status]) => !(status in responses))
      .map(([status, text]) => [status, json(text, errorSchema)]),
  );
}

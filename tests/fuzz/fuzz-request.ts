import * as fc from "fast-check";
import type { ApiOperation, Parameter } from "../support/api-operations.ts";
import { bodyFor, type FuzzBody } from "./fuzz-body.ts";
import { hostileText } from "./hostile-values.ts";
import { knownValueIn } from "./known-values.ts";
import { valueFrom } from "./values-from-schema.ts";

export type FuzzActor = "stranger" | "customer" | "administrator";

export interface FuzzRequest {
  operation: ApiOperation;
  actor: FuzzActor;
  /** The encoded path and query, with names of known records instead of their ids. */
  target: string;
  headers: Record<string, string>;
  body: FuzzBody | undefined;
}

export function requestFor(operation: ApiOperation): fc.Arbitrary<FuzzRequest> {
  return fc.record(
    {
      operation: fc.constant(operation),
      actor: actorFor(operation),
      target: targetFor(operation),
      headers: headersFor(operation),
      body: bodyFor(operation),
    },
    { noNullPrototype: true },
  );
}

function actorFor({ path }: ApiOperation): fc.Arbitrary<FuzzActor> {
  const usual = path.includes("/admin/") || path.startsWith("/storage/") ? "administrator" : "customer";
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom<FuzzActor>("stranger", "customer", "administrator") },
  );
}

function targetFor(operation: ApiOperation): fc.Arbitrary<string> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  const inQuery = operation.parameters.filter((parameter) => parameter.in === "query");
  const segments = operation.path.split("/");
  const places = inPath.map(({ name }) => {
    const folder = segments[segments.indexOf(`{${name}}`) - 1] ?? "";
    return fc.oneof(
      { weight: 5, arbitrary: knownValueIn(folder, name) },
      { weight: 2, arbitrary: fc.oneof(fc.uuid(), hostileText).map(encode) },
      { weight: 1, arbitrary: fc.constantFrom(...rawEncodings) },
    );
  });
  return fc.tuple(fc.tuple(...places), queryFrom(inQuery)).map(([values, query]) => {
    const path = inPath.reduce(
      (text, { name }, index) => text.replace(`{${name}}`, () => values[index] ?? ""),
      operation.path,
    );
    return query === "" ? path : `${path}?${query}`;
  });
}

/** Invalid percent-encodings, on which a careless decoder fails. */
const rawEncodings = [
  "%",
  "%zz",
  "%ff",
  "%c0%af",
  "%00",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..",
  "%25",
  ";a=b",
];

// A lone surrogate cannot be percent-encoded.
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 6000);

function queryFrom(parameters: Parameter[]): fc.Arbitrary<string> {
  const pairs = parameters.map(({ name, schema = {}, required }) => {
    const allowed = valueFrom(schema, name).map((value) => `${name}=${encode(String(value))}`);
    const hostile = hostileText.map((text) => `${name}=${encode(text)}`);
    const twice = fc.tuple(allowed, hostile).map((both) => both.join("&"));
    const raw = fc.constantFrom(...rawEncodings).map((text) => `${name}=${text}`);
    return fc.oneof(
      { weight: 6, arbitrary: allowed },
      { weight: required ? 1 : 6, arbitrary: fc.constant("") },
      { weight: 3, arbitrary: hostile },
      { weight: 1, arbitrary: fc.oneof(twice, raw, fc.constant(`${name}[]=1`), fc.constant(`${name}[a]=1`)) },
    );
  });
  const strange = fc.constantFrom(
    "",
    "",
    "",
    "__proto__[role]=admin",
    "constructor.prototype.role=admin",
    "&&==",
  );
  return fc.tuple(...pairs, strange).map((parts) => parts.filter((part) => part !== "").join("&"));
}

function headersFor(operation: ApiOperation): fc.Arbitrary<Record<string, string>> {
  const named = operation.parameters
    .filter((parameter) => parameter.in === "header")
    .map(({ name, schema = {} }) =>
      fc
        .oneof(
          { weight: 4, arbitrary: valueFrom(schema, name).map(String) },
          { weight: 1, arbitrary: hostileText },
        )
        .map((value) => ({ [name]: asHeader(value) })),
    );
  const strange = fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom<Record<string, string>>(...strangeHeaders) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom("x-client-id", "accept-language", "user-agent", "cookie", "accept"),
          hostileText,
        )
        .map(([name, value]) => ({ [name]: asHeader(value) })),
    },
  );
  return fc.tuple(strange, ...named).map((all) => Object.assign({}, ...all));
}

const strangeHeaders = [
  { Origin: "https://mau.invalid", "Sec-Fetch-Site": "cross-site" },
  { Origin: "null" },
  { "X-Forwarded-For": "1.2.3.4, 5.6.7.8" },
  { "X-Forwarded-For": "'; drop table rate_limits; --" },
  { "X-Forwarded-Host": "mau.invalid", Host: "mau.invalid" },
  { Authorization: "Bearer a.b.c" },
  { Authorization: "Basic YTpi" },
  { Authorization: "Bearer" },
  { Cookie: "manto-access=x; manto-refresh=%00; =; ;;; a" },
  { "If-None-Match": "*", Range: "bytes=0-0,-1,5-2" },
  { "Accept-Encoding": "br;q=0, gzip;q=2, *" },
  { "X-HTTP-Method-Override": "DELETE" },
  { Expect: "200-maybe" },
];

/** Replaces characters that HTTP does not allow in a header. */
const asHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 4000);

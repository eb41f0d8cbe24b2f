import * as fc from "fast-check";
import type { ApiOperation } from "../support/api-operations.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";
import { valueFrom } from "./values-from-schema.ts";

export interface FuzzBody {
  contentType: string | undefined;
  text: string;
  /** The text is latin1-encoded binary data. */
  isBinary?: boolean;
  /** The connection breaks after this share of the body. */
  cutAfter?: number;
}

const json = "application/json";

/** Generates valid bodies, almost valid ones, arbitrary JSON and invalid JSON. */
export function bodyFor(operation: ApiOperation): fc.Arbitrary<FuzzBody | undefined> {
  const schema = operation.bodies[json];
  if (schema) {
    const allowed = valueFrom(schema);
    return fc.oneof(
      { weight: 40, arbitrary: allowed.map(toJson) },
      { weight: 35, arbitrary: spoilt(allowed) },
      { weight: 8, arbitrary: hostileValue.map(toJson) },
      { weight: 17, arbitrary: broken(allowed) },
    );
  }
  if (Object.keys(operation.bodies).length > 0) return fileBody;
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: hostileValue.map(toJson) },
  );
}

const toJson = (value: unknown): FuzzBody => ({ contentType: json, text: JSON.stringify(value) });

/** A valid body in which one field is replaced, removed or added. */
function spoilt(allowed: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzBody> {
  return fc
    .tuple(allowed, fc.nat(), fc.constantFrom("replace", "remove", "rename", "pollute"), hostileValue)
    .map(([value, place, how, hostile]) => {
      if (how === "pollute") return pollute(JSON.stringify(value));
      const copy = structuredClone(value);
      const places = listPlaces(copy);
      const chosen = places[place % Math.max(1, places.length)];
      if (!chosen) return toJson(hostile);
      const { holder, key } = chosen;
      if (how === "replace") holder[key] = hostile;
      else {
        const old = holder[key];
        delete holder[key];
        if (how === "rename") holder[`${key}\u0000`] = old;
      }
      return toJson(copy);
    });
}

/** Edits the JSON text, because an object literal cannot have an own key "__proto__". */
function pollute(text: string): FuzzBody {
  const keys =
    '"__proto__":{"role":"admin","isAdmin":true},"constructor":{"prototype":{"role":"admin"}},"role":"admin"';
  const spoiltText = text.startsWith("{") ? `{${keys}${text === "{}" ? "" : ","}${text.slice(1)}` : text;
  return { contentType: json, text: spoiltText };
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

function listPlaces(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...listPlaces(holder[key])]);
}

function broken(allowed: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzBody> {
  const text = allowed.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(text, fc.double({ min: 0, max: 1, noNaN: true })).map(truncate) },
    {
      weight: 4,
      arbitrary: fc.tuple(text, wrongTypes).map(([given, type]) => ({ contentType: type, text: given })),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...unreadable).map((given) => ({ contentType: json, text: given })),
    },
    { weight: 2, arbitrary: binary.map((given) => ({ contentType: json, text: given, isBinary: true })) },
    { weight: 1, arbitrary: text.map((given) => ({ contentType: json, text: given, cutAfter: 0.5 })) },
    { weight: 1, arbitrary: hostileText.map((given) => ({ contentType: json, text: given })) },
  );
}

const truncate = ([text, share]: [string, number]): FuzzBody => ({
  contentType: json,
  text: text.slice(0, Math.floor(text.length * share)),
});

const wrongTypes = fc.constantFrom(
  undefined,
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/xml",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json;;;",
  "json",
  "application/vnd.api+json",
);

const unreadable = [
  "",
  "{",
  "[",
  "nul",
  '{"a":}',
  "{}{}",
  "\u0000",
  '{"a":1e999}',
  "[".repeat(50_000),
  `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  JSON.stringify("x".repeat(300_000)),
  JSON.stringify("x".repeat(1_200_000)),
];

const binary = fc
  .uint8Array({ minLength: 1, maxLength: 200 })
  .map((bytes) => Buffer.from(bytes).toString("latin1"));

/** A valid picture of one pixel; the others are invalid files with a picture's name. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
).toString("latin1");

const fileContent = fc.oneof(
  fc.constant(pixel),
  fc.nat({ max: pixel.length }).map((length) => pixel.slice(0, length)),
  fc.constantFrom(
    "",
    "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    "GIF89a",
    "\xff\xd8\xff",
  ),
  binary,
);

const fileName = fc.oneof(
  fc.constantFrom("a.png", "a.svg", "a.php\0.png", "..\\..\\a.png", "../../a.png", "", "ã.png", ".png"),
  hostileText.map((text) => text.replace(/[\r\n"]/g, "").slice(0, 300)),
);

const multipart = fc
  .tuple(fileContent, fileName, fc.constantFrom("file", "folder", "other"), fc.boolean(), hostileText)
  .map(([content, name, field, isWhole, text]): FuzzBody => {
    const parts = [
      `--x\r\nContent-Disposition: form-data; name="folder"\r\n\r\n${field === "folder" ? text : "products"}\r\n`,
      `--x\r\nContent-Disposition: form-data; name="product_id"\r\n\r\nknown-product-known\r\n`,
      `--x\r\nContent-Disposition: form-data; name="${field === "other" ? "other" : "file"}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`,
    ];
    const body = parts.join("") + (isWhole ? "--x--\r\n" : "");
    return { contentType: "multipart/form-data; boundary=x", text: body, isBinary: true };
  });

const fileBody: fc.Arbitrary<FuzzBody> = fc.oneof(
  { weight: 5, arbitrary: multipart },
  { weight: 3, arbitrary: fileContent.map((text) => ({ contentType: "image/png", text, isBinary: true })) },
  { weight: 1, arbitrary: broken(fc.constant({})) },
);

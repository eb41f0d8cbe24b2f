import * as fc from "fast-check";
import type { Schema } from "../support/api-operations.ts";
import { knownValue, knownValueNamed } from "./known-values.ts";

/** Generates values that the schema allows, because only valid input reaches the code behind the validation. */
export function valueFrom(schema: Schema, name = ""): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => valueFrom(choice, name)));
  if (schema.allOf) return objectFrom(mergeObjects(schema.allOf));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valueFrom({ ...schema, type }, name)));
  }
  switch (schema.type) {
    case "object":
      return objectFrom(schema);
    case "array":
      return fc.array(valueFrom(schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)),
      });
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 100_000 });
    case "number":
      return fc
        .integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.floor(schema.maximum ?? 10_000) })
        .map((whole) => whole + (whole % 100) / 100);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return textFrom(schema, name);
  }
}

function objectFrom({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([key, schema]) => [key, valueFrom(schema, key)] as const);
  return fc.record(Object.fromEntries(entries), {
    requiredKeys: required.filter((key) => key in properties),
    noNullPrototype: true,
  });
}

function mergeObjects(parts: Schema[]): Schema {
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}

const day = fc.integer({ min: 0, max: 3000 }).map((days) => new Date(Date.UTC(2020, 0, 1 + days)));

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.oneof(knownValue, fc.uuid()),
  date: day.map((date) => date.toISOString().slice(0, 10)),
  "date-time": day.map((date) => date.toISOString()),
  email: fc.integer({ min: 0, max: 50 }).map((n) => `pessoa${n}@exemplo.invalid`),
  uri: fc.constant("https://fotos.exemplo.invalid/a.png"),
  url: fc.constant("https://fotos.exemplo.invalid/a.png"),
};

function textFrom(schema: Schema, name: string): fc.Arbitrary<string> {
  const known = knownValueNamed(name);
  const text = anyTextFrom(schema, name);
  return known ? fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: text }) : text;
}

function anyTextFrom({ format, pattern, minLength = 0, maxLength = 40 }: Schema, name: string) {
  const byFormat = format === undefined ? undefined : formats[format];
  if (byFormat) return byFormat;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const byName = textsByName.find(([words]) => words.test(name))?.[1];
  const words = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  return byName ? fc.oneof({ weight: 3, arbitrary: byName }, { weight: 1, arbitrary: words }) : words;
}

/** Formats for fields that the schema only describes as a string, by the field's name. */
const textsByName: [RegExp, fc.Arbitrary<string>][] = [
  [/email/, formats.email as fc.Arbitrary<string>],
  [/price|surcharge|amount|minimum/, fc.constantFrom("199,90", "0", "1.999,99", "10")],
  [/password/, fc.constantFrom("segredo1", "errada1")],
  [/cep/, fc.constantFrom("01001000", "99999999")],
  [/whatsapp|phone/, fc.constantFrom("11912345678", "1140000000")],
  [/url/, fc.constant("https://fotos.exemplo.invalid/a.png")],
  [/(^|_)(id|key|token|slug|category)s?$/, knownValue],
  [/from|to|date|_at$/, formats.date as fc.Arbitrary<string>],
  [/page|year|days/, fc.constantFrom("1", "2", "30", "2026")],
];

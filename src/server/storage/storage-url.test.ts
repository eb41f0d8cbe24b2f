import { expect, test } from "vitest";
import { parseStorageUrl } from "./storage-url.ts";

test("a bare bucket leaves the rest to the SDK", () => {
  expect(parseStorageUrl("s3://fotos")).toEqual({
    bucket: "fotos",
    endpoint: undefined,
    region: undefined,
    prefix: "",
  });
});

test("endpoint, region and prefix are read", () => {
  expect(
    parseStorageUrl("s3://fotos?endpoint=https://s3.example.com&region=sa-east-1&prefix=loja/um"),
  ).toEqual({
    bucket: "fotos",
    endpoint: "https://s3.example.com",
    region: "sa-east-1",
    prefix: "loja/um/",
  });
});

test("a prefix that ends in a slash is the same prefix", () => {
  expect(parseStorageUrl("s3://fotos?prefix=loja/").prefix).toBe("loja/");
});

test.each([
  ["no URL at all", "fotos"],
  ["another scheme", "https://fotos"],
  ["no bucket", "s3://?region=sa-east-1"],
  ["credentials in the address", "s3://key:secret@fotos"],
  ["a path", "s3://fotos/loja"],
  ["a misspelt parameter", "s3://fotos?endpiont=https://s3.example.com"],
  ["an endpoint without a scheme", "s3://fotos?endpoint=s3.example.com"],
  ["a prefix that climbs", "s3://fotos?prefix=../x"],
])("%s is refused by a line that names the variable", (_title, text) => {
  expect(() => parseStorageUrl(text)).toThrow(/^STORAGE_URL/);
});

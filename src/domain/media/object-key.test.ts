import { posix } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import {
  contentTypeOfKey,
  isObjectKey,
  requireKeyPrefix,
  requireObjectKey,
  requireWritable,
} from "./object-key.ts";

const segment = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/);
const key = fc.array(segment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join("/"));

describe("object keys", () => {
  test("any path of plain lower-case segments is a key", () => {
    fc.assert(fc.property(key, (text) => isObjectKey(text)));
  });

  test("whatever is accepted stays inside the folder it is joined to", () => {
    const hostile = fc.string({
      unit: fc.constantFrom("a", "9", ".", "/", "\\", "-", "%", "\0", " ", "Z", "é"),
    });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), key), (text) => {
        if (!isObjectKey(text)) return;
        expect(posix.join("/root", text)).toBe(`/root/${text}`);
        expect(text).toMatch(/^[a-z0-9._/-]+$/);
        expect(encodeURI(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test("a key with a parent reference put anywhere into it is refused", () => {
    fc.assert(
      fc.property(key, fc.nat(), (text, at) => {
        const cut = at % (text.length + 1);
        return !isObjectKey(`${text.slice(0, cut)}../${text.slice(cut)}`);
      }),
    );
  });

  test.each([
    ["an empty text", ""],
    ["a leading slash", "/a.webp"],
    ["a trailing slash", "a/"],
    ["an empty segment", "a//b.webp"],
    ["a hidden file", "a/.b.webp"],
    ["two dots inside a name", "a..webp"],
    ["an upper-case letter", "A.webp"],
    ["a backslash", "a\\b.webp"],
    ["a percent sign", "a%2fb.webp"],
    ["a zero byte", "a\0.webp"],
    ["a line break at the end", "a.webp\n"],
    ["more than 512 characters", `${"a/".repeat(256)}ab`],
    ["a name that no disk takes", `fotos/${"9".repeat(201)}`],
  ])("%s is refused", (_title, text) => {
    expect(isObjectKey(text)).toBe(false);
  });

  test("512 characters are still a key", () => {
    expect(isObjectKey(`${"a".repeat(200)}/${"b".repeat(200)}/${"c".repeat(110)}`)).toBe(true);
  });

  test("a malformed key is refused like an object that does not exist", () => {
    expect(() => requireObjectKey("../etc/passwd")).toThrow(new DomainError("not_found"));
  });

  test.each(["", "products/", "products/20", "products/2026/"])("%j is a prefix to list", (prefix) => {
    expect(requireKeyPrefix(prefix)).toBe(prefix);
  });

  test.each(["/", "../", "products//"])("%j is not a prefix to list", (prefix) => {
    expect(() => requireKeyPrefix(prefix)).toThrow(DomainError);
  });
});

describe("what a key is served as", () => {
  test.each([
    ["a.webp", "image/webp"],
    ["a/b.avif", "image/avif"],
    ["a.jpg", "image/jpeg"],
    ["a.jpeg", "image/jpeg"],
    ["a.png", "image/png"],
    ["a.gif", "image/gif"],
    ["a.svg", undefined],
    ["a.html", undefined],
    ["a.webp/b", undefined],
    ["webp", undefined],
  ])("%s is served as %s", (text, type) => {
    expect(contentTypeOfKey(text)).toBe(type);
  });

  test("a key is not written as another type than its extension says", () => {
    const write = () => requireWritable("a.webp", new Uint8Array(1), "text/html");
    expect(write).toThrow(new DomainError("file_type_invalid"));
  });

  test("more than the bucket's 10 MB are not written", () => {
    const write = () => requireWritable("a.webp", new Uint8Array(10 * 1024 * 1024 + 1), "image/webp");
    expect(write).toThrow(new DomainError("file_too_large"));
  });

  test("10 MB of the type that the extension says are written", () => {
    const write = () => requireWritable("a.webp", new Uint8Array(10 * 1024 * 1024), "image/webp");
    expect(write).not.toThrow();
  });
});

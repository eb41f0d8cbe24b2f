import { expect, it } from "vitest";
import { describeDevice } from "./describe-device.ts";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    "Chrome em Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Mobile Safari/604",
    "Safari em iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge em Windows",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox em Mac"],
  ["curl/8.0", "Dispositivo desconhecido"],
  [null, "Dispositivo desconhecido"],
])("%s is shown as %s", (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});

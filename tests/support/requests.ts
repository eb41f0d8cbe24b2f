import { TEST_ORIGIN, type TestApp } from "./app.ts";

/** What a browser adds to a request from one of the shop's own pages. */
export const fromBrowser = { Origin: TEST_ORIGIN, "Sec-Fetch-Site": "same-origin" };

/** Sends one request with a JSON body and reads the response's body. */
export async function send(
  app: TestApp,
  method: string,
  path: string,
  options: {
    body?: unknown;
    headers?: Record<string, string>;
    /** The IP address that the request comes from. */
    address?: string;
  } = {},
) {
  const init = {
    method,
    headers: {
      ...(options.body !== undefined && { "Content-Type": "application/json" }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  };
  const origin = options.address && { incoming: { socket: { remoteAddress: options.address } } };
  const response = await app.request(path, init, origin);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: readBody(response.headers.get("Content-Type"), text),
  };
}

function readBody(type: string | null, text: string) {
  if (text === "") return undefined;
  return type?.startsWith("text/csv") ? text : JSON.parse(text);
}

/** The cookies that a response sets, as the next request of the same browser sends them. */
export function cookiesOf(headers: Headers): Record<string, string> {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { Cookie: pairs.join("; ") };
}

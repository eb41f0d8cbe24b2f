import { expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { cookiesOf, send } from "../../../tests/support/requests.ts";

const app = setUpTestApp({ secureCookies: true });

it("on https the cookies are Secure and bound to this very host", async () => {
  const { email, password, userId } = await signedInAs(app, "customer");
  const { headers } = await send(app, "POST", "/auth/v1/token?grant_type=password", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: { email, password },
  });
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/^__Host-manto-.*; Path=\/; .*Secure/);
  const { body } = await send(app, "GET", "/auth/v1/user", { headers: cookiesOf(headers) });
  expect(body).toMatchObject({ id: userId });
});

it("on https a cookie without the prefix, as a neighbouring subdomain could plant it, counts for nothing", async () => {
  const { accessToken } = await signedInAs(app, "customer");
  const { status } = await send(app, "GET", "/auth/v1/user", {
    headers: { Cookie: `manto-access=${accessToken}` },
  });
  expect(status).toBe(401);
});

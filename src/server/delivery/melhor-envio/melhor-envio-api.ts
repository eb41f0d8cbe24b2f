import { type ContextOf, newApi } from "../../api/new-api.ts";
import { getMelhorEnvio, removeMelhorEnvio, saveMelhorEnvio } from "./account-service.ts";
import type { MelhorEnvio } from "./melhor-envio.ts";
import { melhorEnvioOperations as operations } from "./melhor-envio-operations.ts";
import { presentAccount } from "./present-account.ts";

export function melhorEnvioApi(contextOf: ContextOf, melhorEnvio: MelhorEnvio) {
  return newApi()
    .openapi(operations.getMelhorEnvio, async (c) => {
      const account = await getMelhorEnvio(await contextOf(c.var), melhorEnvio);
      return c.json(account ? presentAccount(account) : null, 200);
    })
    .openapi(operations.saveMelhorEnvio, async (c) => {
      const saved = await saveMelhorEnvio(await contextOf(c.var), melhorEnvio, c.req.valid("json"));
      return c.json({ account: presentAccount(saved.account), answered: saved.answered }, 200);
    })
    .openapi(operations.removeMelhorEnvio, async (c) => {
      await removeMelhorEnvio(await contextOf(c.var));
      return c.body(null, 204);
    });
}

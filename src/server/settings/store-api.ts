import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentStore } from "./present-store.ts";
import { getStoreProfile } from "./settings-service.ts";
import { storeOperations as operations } from "./store-operations.ts";

export function storeApi(contextOf: ContextOf) {
  return newApi().openapi(operations.getStore, async (c) =>
    c.json(presentStore(await getStoreProfile(await contextOf(c.var))), 200),
  );
}

import { type ContextOf, newApi } from "../api/new-api.ts";
import { feedOperations as operations } from "./feed-operations.ts";
import { getFeedState } from "./feed-state-service.ts";
import { presentFeedState } from "./present-feed-state.ts";

export function feedApi(contextOf: ContextOf, { publicOrigin }: { publicOrigin: string }) {
  return newApi().openapi(operations.getProductFeed, async (c) =>
    c.json(presentFeedState(await getFeedState(await contextOf(c.var), publicOrigin)), 200),
  );
}

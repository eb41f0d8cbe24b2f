import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError } from "#app/api-client.ts";

/** What the back-office has read, for as long as it is open: nothing of it outlives the person's session here. */
export function AdminQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * What is asked for anew after a change must not be answered by a question that was under way before it: that one may
 * have been read too early.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(...input: Parameters<QueryClient["invalidateQueries"]>): Promise<void> {
    await this.cancelQueries(input[0]);
    await super.invalidateQueries(...input);
  }
}

function createClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        // Live events tell when something changed; what is older than this is asked for again when looked at.
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      // A change fails at once without a net, and says so; it is never sent later, behind its maker's back.
      mutations: { networkMode: "always" },
    },
  });
}

/** A refusal stays a refusal; a shop that did not answer may answer the next time. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

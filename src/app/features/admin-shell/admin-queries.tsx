import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError } from "#app/api/api-client.ts";

/** The query cache of the back-office. It is dropped when the user's session ends. */
export function AdminQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** An invalidation must cancel requests that are already running, because their answers may predate the change. */
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
        // Change events invalidate queries; older data is refetched when it is next used.
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      },
      // Offline, a mutation fails at once and says so; it is never queued and sent later without the user knowing.
      mutations: { networkMode: "always" },
    },
  });
}

/** An error response stays the same on retry; a server that did not answer may answer the next time. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

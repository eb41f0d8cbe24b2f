import { useNavigate, useSearchParams } from "react-router";
import { afterLoginPath } from "#domain/accounts/after-login.ts";
import { findRecentAdminPath } from "./admin-access-storage.ts";
import type { AccountUser } from "./session.ts";

/** Leads people on once they have signed in; done when the next page is there. */
export function useArrive(): (user: AccountUser) => Promise<void> {
  const navigate = useNavigate();
  const [params] = useSearchParams();

  return async ({ role, app_metadata }) => {
    const path = afterLoginPath({
      isOwner: app_metadata.store_owner,
      isAdministrator: role === "admin",
      lastAdminPath: findRecentAdminPath(),
      cameFrom: params.get("redirect"),
    });
    await navigate(path, { replace: true });
  };
}

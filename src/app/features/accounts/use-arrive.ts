import { useNavigate, useSearchParams } from "react-router";
import type { AccountUser } from "#app/features/session/session.ts";
import { afterLoginPath } from "#domain/accounts/after-login.ts";
import { findRecentAdminPath } from "./admin-access-storage.ts";

/** Navigates to the next page after the sign-in; resolves when that page is shown. */
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

import { useNavigate, useSearchParams } from "react-router";
import type { AccountUser } from "#app/features/session/session.ts";
import { staffRoleOf } from "#app/features/session/staff-role.ts";
import { afterLoginPath } from "#domain/accounts/after-login.ts";
import { isCartPath } from "#domain/accounts/kept-cart.ts";
import { findRecentAdminPath } from "./admin-access-storage.ts";

/** Navigates to the next page after the sign-in; resolves when that page is shown. */
export function useArrive(): (user: AccountUser) => Promise<void> {
  const navigate = useNavigate();
  const [params] = useSearchParams();

  return async (user) => {
    const path = afterLoginPath({
      isOwner: user.app_metadata.store_owner,
      isAdministrator: staffRoleOf(user) !== undefined,
      lastAdminPath: findRecentAdminPath(),
      cameFrom: params.get("redirect"),
    });
    // The checkout goes on where it stopped (cart-summary.tsx).
    if (isCartPath(path)) await navigate("/carrinho", { replace: true, state: { resumed: true } });
    else await navigate(path, { replace: true });
  };
}

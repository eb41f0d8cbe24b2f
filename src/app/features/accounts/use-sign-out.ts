import { useState } from "react";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { deletePrivateCopy } from "#app/features/private-copies/private-copy.ts";
import { signedOut } from "#app/features/session/session.ts";
import { accountToasts } from "#domain/texts/accounts.ts";
import { toast } from "#ui/toast.tsx";
import { forgetAdminAccess } from "./admin-access-storage.ts";

/** Ends the session in every tab; the page's route guard then redirects to the home page. */
export function useSignOut() {
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    // The copy of customer data is deleted even if the server cannot be reached.
    void deletePrivateCopy();
    try {
      await callApi("POST /auth/v1/logout");
      forgetAdminAccess();
      toast.success(accountToasts.signedOut.title);
      signedOut();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      toast.error(accountToasts.signOutFailed.title, { description: failure.message });
    } finally {
      setBusy(false);
    }
  }

  return { busy, signOut };
}

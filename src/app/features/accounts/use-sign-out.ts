import { useState } from "react";
import { ApiError, callApi } from "#app/api-client.ts";
import { wipeCopies } from "#app/features/admin-offline/order-copies.ts";
import { accountToasts } from "#domain/texts/accounts.ts";
import { toast } from "#ui/toast.tsx";
import { forgetAdminAccess } from "./admin-access-storage.ts";
import { signedOut } from "./session.ts";

/** Ends the session here and in every tab; the guard of the page then leads home. */
export function useSignOut() {
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    // Whoever wants to leave leaves no customers behind, whether or not the shop can be told.
    void wipeCopies();
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

import { useEffect, useRef, useState } from "react";
import { ApiError, callAuth } from "#app/api-client.ts";
import type { BrowserSession } from "#domain/accounts/user.ts";
import { dropHash, readMailedSecret } from "./mailed-secret.ts";
import { signedIn } from "./session.ts";

/** Survives a reload of this tab, which the link itself, good for one use, would not. */
const OPENED_KEY = "recovery-opened";

export type RecoveryLink = { status: "opening" } | { status: "open" } | { status: "closed"; reason?: string };

export function forgetRecovery(): void {
  sessionStorage.removeItem(OPENED_KEY);
}

/** Opens a mailed link at once, so that an expired one says so before anybody thinks of a new password. */
export function useRecoveryLink() {
  const [link, setLink] = useState<RecoveryLink>({ status: "opening" });
  const isOpened = useRef(false);

  function close(reason?: string) {
    forgetRecovery();
    setLink({ status: "closed", ...(reason && { reason }) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once, when the page comes
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const secret = readMailedSecret(location.hash, "recovery");
    if (!secret) return sessionStorage.getItem(OPENED_KEY) ? setLink({ status: "open" }) : close();
    dropHash();
    callAuth<BrowserSession>("POST", "/verify", { type: "recovery", token_hash: secret }).then(
      (session) => {
        sessionStorage.setItem(OPENED_KEY, "yes");
        signedIn(session);
        setLink({ status: "open" });
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        close(failure.message);
      },
    );
  }, []);

  return { link, close };
}

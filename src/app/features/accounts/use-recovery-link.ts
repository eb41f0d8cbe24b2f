import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
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
  const opened = useRef<string>(undefined);
  const { hash } = useLocation();

  function close(reason?: string) {
    forgetRecovery();
    setLink({ status: "closed", ...(reason && { reason }) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link is another reason
  useEffect(() => {
    const secret = readMailedSecret(hash, "recovery");
    if (!secret) return sessionStorage.getItem(OPENED_KEY) ? setLink({ status: "open" }) : close();
    if (secret === opened.current) return;
    opened.current = secret;
    dropHash();
    setLink({ status: "opening" });
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
  }, [hash]);

  return { link, close };
}

import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { type BrowserSession, signedIn } from "#app/features/session/session.ts";
import { dropHash, readMailedSecret } from "./mailed-secret.ts";
import { challengeOf } from "./second-step.tsx";

/** In sessionStorage, so that a reload of this tab works although the link can be used only once. */
const OPENED_KEY = "recovery-opened";

export type RecoveryLink =
  | { status: "opening" }
  | { status: "open" }
  /** The link is valid, and the account has a second factor. */
  | { status: "challenged"; challenge: string }
  | { status: "closed"; reason?: string };

export function forgetRecovery(): void {
  sessionStorage.removeItem(OPENED_KEY);
}

/**
 * Verifies a mailed link as soon as the page opens, so that an expired link is reported before a new password is typed.
 */
export function useRecoveryLink() {
  const [link, setLink] = useState<RecoveryLink>({ status: "opening" });
  const opened = useRef<string>(undefined);
  const { hash } = useLocation();

  function close(reason?: string) {
    forgetRecovery();
    setLink({ status: "closed", ...(reason && { reason }) });
  }

  function open(session: BrowserSession) {
    sessionStorage.setItem(OPENED_KEY, "yes");
    signedIn(session);
    setLink({ status: "open" });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link must be verified
  useEffect(() => {
    const secret = readMailedSecret(hash, "recovery");
    if (!secret) return sessionStorage.getItem(OPENED_KEY) ? setLink({ status: "open" }) : close();
    if (secret === opened.current) return;
    opened.current = secret;
    dropHash();
    setLink({ status: "opening" });
    callApi("POST /auth/v1/verify", { body: { type: "recovery", token_hash: secret } }).then(
      open,
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        const challenge = challengeOf(failure);
        if (challenge) setLink({ status: "challenged", challenge });
        else close(failure.message);
      },
    );
  }, [hash]);

  return { link, open, close };
}

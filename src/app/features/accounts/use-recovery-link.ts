import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ApiError, callApi } from "#app/api-client.ts";
import { dropHash, readMailedSecret } from "./mailed-secret.ts";
import { challengeOf } from "./second-step.tsx";
import { type BrowserSession, signedIn } from "./session.ts";

/** Survives a reload of this tab, which the link itself, good for one use, would not. */
const OPENED_KEY = "recovery-opened";

export type RecoveryLink =
  | { status: "opening" }
  | { status: "open" }
  /** The link is good, and the account has a second factor. */
  | { status: "challenged"; challenge: string }
  | { status: "closed"; reason?: string };

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

  function open(session: BrowserSession) {
    sessionStorage.setItem(OPENED_KEY, "yes");
    signedIn(session);
    setLink({ status: "open" });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link is another reason
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

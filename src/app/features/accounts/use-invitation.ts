import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type AnswerOf, ApiError, callApi } from "#app/api/api-client.ts";
import { dropHash, readMailedSecret } from "./mailed-secret.ts";

export type OpenInvitation = AnswerOf<"POST /api/invitations/inspect">;

export type InvitationState =
  | { status: "opening" }
  | { status: "open"; token: string; invitation: OpenInvitation }
  | { status: "accepted"; email: string }
  | { status: "closed"; reason?: string };

/** Reads the link of an invitation. Nothing is accepted until the person confirms. */
export function useInvitation() {
  const [state, setState] = useState<InvitationState>({ status: "opening" });
  const { hash } = useLocation();

  useEffect(() => {
    const token = readMailedSecret(hash, "invitation");
    // `dropHash` removes the secret from the address; an invitation that is already open stays open.
    if (!token) return setState((now) => (now.status === "opening" ? { status: "closed" } : now));
    dropHash();
    setState({ status: "opening" });
    callApi("POST /api/invitations/inspect", { body: { token } }).then(
      (invitation) => setState({ status: "open", token, invitation }),
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        setState({ status: "closed", reason: failure.message });
      },
    );
  }, [hash]);

  return { state, setState };
}

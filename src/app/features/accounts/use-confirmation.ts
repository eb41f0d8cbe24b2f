import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ApiError, callApi } from "#app/api/api-client.ts";
import { type AccountUser, signedIn } from "#app/features/session/session.ts";
import { toast } from "#ui/toast.tsx";
import { dropHash, readMailedSecret } from "./mailed-secret.ts";

interface Outcome {
  tone: "info" | "error";
  text: string;
}

/** Verifies the link of a confirmation mail, which opens the sign-in page. */
export function useConfirmation(arrive: (user: AccountUser) => Promise<void>): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  const opened = useRef<string>(undefined);
  const { hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link must be verified
  useEffect(() => {
    const secret = readMailedSecret(hash, "signup");
    if (!secret || secret === opened.current) return;
    opened.current = secret;
    dropHash();
    setOutcome({ tone: "info", text: "Confirmando seu e-mail..." });
    callApi("POST /auth/v1/verify", { body: { type: "signup", token_hash: secret } }).then(
      (session) => {
        toast.success("E-mail confirmado!", { description: "Você já está conectado." });
        signedIn(session);
        void arrive(session.user);
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure;
        setOutcome({ tone: "error", text: `${failure.message} Entre com sua senha para receber outro.` });
      },
    );
  }, [hash]);

  return outcome;
}

import { createStoredState } from "./stored-state.ts";

interface CodeState {
  /** The code that the shop has accepted, as the shop writes it. */
  code: string | null;
}

/** The code of an offer. It survives the sign-in and a reload, and ends with the tab or with the order. */
export const useOfferCode = createStoredState<CodeState>({
  name: "offer-code",
  area: "sessionStorage",
  read: (stored) => {
    const code = (stored as Partial<CodeState> | undefined)?.code;
    return { code: typeof code === "string" ? code : null };
  },
});

export const forgetCode = (): void => useOfferCode.setState({ code: null });

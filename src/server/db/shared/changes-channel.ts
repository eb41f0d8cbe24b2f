/** The one PostgreSQL notification channel of the store; see events/ for what travels on it. */
export const CHANGES_CHANNEL = "manto_changes";

/** The PostgreSQL notification channel (`listen`) of all change events; src/server/events defines their payload. */
export const CHANGES_CHANNEL = "manto_changes";

/** The number of days during which a deleted order can be restored. */
export const DAYS_RESTORABLE = 30;

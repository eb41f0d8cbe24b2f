/** For so many days a deleted order can be restored. */
export const DAYS_RESTORABLE = 30;

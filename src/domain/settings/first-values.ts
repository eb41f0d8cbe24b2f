/** What a shop is called, and called at, until its owner says otherwise. */
export const FIRST_NAME = "Manto";
export const FIRST_WHATSAPP = "5511900000000";

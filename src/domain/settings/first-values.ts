/** Name and contact data of a new shop, until its owner changes them. */
export const FIRST_NAME = "Manto";
export const FIRST_WHATSAPP = "5511900000000";

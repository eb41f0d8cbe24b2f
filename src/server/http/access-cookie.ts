export const ACCESS_COOKIE = "manto-access";

/** How many of their orders a customer gets at once. */
export const OWN_ORDERS_PER_PAGE = 100;

/** An order that the customer picks up in the shop has this text as its address, and no CEP. */
export const PICKUP_ADDRESS = "Retira na loja";

export const pickupDelivery = { customer_address: PICKUP_ADDRESS, customer_cep: "" };

export const isPickup = (order: { customerAddress: string; customerCep: string }): boolean =>
  order.customerCep === "" && order.customerAddress === PICKUP_ADDRESS;

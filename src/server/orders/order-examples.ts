/** The examples in the OpenAPI document. */
export const exampleLine = {
  id: "8f14e45f-ceea-467f-a0e6-0d5c1b2a3c4d",
  size: "M",
  quantity: 1,
  customization: { name: "ANA", number: "10" },
  price: 309.9,
} as const;

export const exampleOrder = {
  customer: "Ana Lima",
  customer_cep: "01001000",
  customer_address: "Praça da Sé, 1, São Paulo",
  customer_whatsapp: "11912345678",
  items: [exampleLine],
};

export const examplePlacement = {
  ...exampleOrder,
  items: [{ ...exampleLine, build: { height: 175, weight: 70 } }],
};

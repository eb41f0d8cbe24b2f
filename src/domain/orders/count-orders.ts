/** "1 pedido", "12 pedidos" */
export const countOrders = (count: number): string => (count === 1 ? "1 pedido" : `${count} pedidos`);

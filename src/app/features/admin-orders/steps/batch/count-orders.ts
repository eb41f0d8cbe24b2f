export const countOrders = (count: number): string => (count === 1 ? "1 pedido" : `${count} pedidos`);

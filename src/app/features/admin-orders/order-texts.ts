import { DAYS_RESTORABLE } from "#domain/orders/order-deletion.ts";

/** What an administrator reads while working on orders. */
export const orderTexts = {
  loading: "Carregando pedidos...",
  none: "Nenhum pedido encontrado",
  loadFailed: "Falha ao carregar pedidos. Tente novamente.",
  fetchFailed: (message: string) => `Erro ao buscar pedidos: ${message}`,
  statusChanged: (label: string) => `Status do pedido atualizado para: ${label}`,
  completed: "Pedido concluído! Estatísticas de vendas atualizadas.",
  statusRefused: (message: string) => `Falha ao atualizar o status do pedido: ${message}`,
  statusFailed: "Erro ao atualizar o status do pedido.",
  paid: "Pedido marcado como pago",
  unpaid: "Pagamento desfeito",
  paymentFailed: (message: string) => `Falha ao alterar o pagamento do pedido: ${message}`,
  deleted: "Pedido excluído com sucesso",
  deletedHint: `Por ${DAYS_RESTORABLE} dias ele pode ser restaurado em Pedidos excluídos.`,
  deleteRefused: (message: string) => `Falha ao excluir o pedido: ${message}`,
  deleteQuestion: "Tem certeza que deseja excluir este pedido? Esta ação não pode ser desfeita.",
  restored: "Pedido restaurado",
  restoreFailed: (message: string) => `Falha ao restaurar o pedido: ${message}`,
  created: "Pedido criado com sucesso!",
  exported: "Pedidos exportados com sucesso!",
  exportFailed: (message: string) => `Falha ao exportar os pedidos: ${message}`,
  exportCancelled: "Exportação cancelada",
  templatesSaved: "Modelos de mensagem salvos",
} as const;

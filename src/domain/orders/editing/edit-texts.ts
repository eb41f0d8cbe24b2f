export const editTexts = {
  nothingLeft: "Deixe pelo menos um produto, ou exclua o pedido",
  lineNotFound: "Este item não está no pedido",
  stale: "O pedido mudou enquanto você editava. Confira como ele está e tente de novo.",
  reasonMissing: "Diga o motivo do desconto",
  discountAboveGoods: "O desconto não pode passar das camisas",
  completed: "Este pedido está concluído. Volte-o para pendente para alterá-lo.",
  produced: "Este pedido já está em produção. Volte a etapa para 'A fazer' para alterá-lo.",
  erased: "Os dados deste cliente foram removidos. O pedido não pode mais ser alterado.",
};

import { formatCents } from "../money.ts";

/** What a shopper reads in the cart and while ordering. */
export const checkoutTexts = {
  cartEmpty: "Seu carrinho está vazio",
  lineRemoved: "Item removido do carrinho",
  printRemoved: (line: string) => `${line} removida`,
  cartCleared: "Carrinho esvaziado",
  undo: "Desfazer",
  lineChanged: "Item atualizado",
  linesJoined: (line: string, units: number) =>
    `${line}: juntou-se a um item igual, agora com ${units} peças`,
  lineElsewhereRemoved: "Este item não está mais no carrinho.",
  editorFailed: "Não foi possível abrir a edição. Verifique sua conexão e tente novamente.",
  formIncomplete: "Por favor, preencha todos os campos do formulário",
  cepLength: "O CEP deve ter 8 dígitos",
  cepFailed: "Erro ao buscar CEP",
  cepFound: "Endereço encontrado",
  addressHint: "Complete com o número e o complemento",
  deliveryUnknown: "A calcular",
  chooseDelivery: "Escolha como quer receber",
  whatsappLength: "O WhatsApp deve ter 10 ou 11 dígitos",
  tooManyLines: (max: number) => `Um pedido pode ter no máximo ${max} itens`,
  totalTooHigh: (maxCents: number) => `Um pedido pode somar no máximo ${formatCents(maxCents)}`,
  changesPending: "Confira os itens que mudaram antes de finalizar",
  couponRefused: "Cupom de desconto inválido ou expirado.",
  sessionFailed: "Erro ao verificar sua sessão",
  signInFirst: "Você precisa estar logado para finalizar a compra",
  signInToOrder: "Você precisa estar logado para criar um pedido",
  orderRefused: (message: string) => `Falha ao criar pedido: ${message}`,
  orderFailed: "Ocorreu um erro ao processar seu pedido. Por favor, tente novamente.",
  orderStored: "Pedido guardado neste aparelho",
  waitingRemoved: "A sessão terminou, e os pedidos que ela guardou neste aparelho foram apagados.",
  waitingOfOthers: "Este pedido foi guardado por outra conta e não pode ser enviado por esta.",
  orderTakenBack: "O pedido voltou para o carrinho. Confira e finalize de novo.",
  orderNotStored:
    "Sem internet, e este aparelho não conseguiu guardar o pedido. Seu carrinho continua aqui: tente quando a conexão voltar.",
  addressOffline: "Sem internet: escreva o endereço completo",
  lastPrices:
    "Sem internet: estes são os últimos preços conhecidos. A loja confere antes de fechar o pedido.",
  sendLater: "Sem internet, o pedido fica guardado neste aparelho até você enviar.",
  orderPlaced: "Pedido realizado com sucesso!",
  ordersFailed: "Falha ao carregar pedidos. Tente novamente.",
};

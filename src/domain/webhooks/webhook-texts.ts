export const webhookTexts = {
  nameMissing: "Dê um nome ao webhook",
  eventsMissing: "Escolha pelo menos um evento",
  address: "Informe o endereço completo, que começa com https://",
  insecure: "O endereço precisa começar com https://: por http, qualquer um no caminho leria os avisos",
  credentials: "O endereço não pode ter usuário e senha",
  private: "Use um endereço público na internet: a loja não chama a rede interna nem portas incomuns",
  unresolved: "Este endereço não foi encontrado na internet. Confira se está escrito certo",
  notFound: "Webhook não encontrado.",
  paused: "O webhook não está ativo. Retome-o para enviar de novo.",
  deliveryNotFound: "Este envio não está mais no registro.",
  unreadable: "O segredo não pode ser lido neste servidor. Renove o segredo para voltar a enviar.",
  renewedLately: (until: string) =>
    `O segredo já foi renovado, e o anterior ainda vale até ${until}. Renove de novo depois disso. Se o novo se perdeu ou vazou, crie outro webhook e exclua este.`,
  stopping: "O servidor está reiniciando e o teste não terminou. Envie de novo daqui a pouco.",
  tooMany: (max: number) => `A loja pode ter no máximo ${max} webhooks`,
};

/** The reason why a backup cannot be made or restored, as one Portuguese line for the terminal. */
export class BackupRefusedError extends Error {
  override name = "BackupRefusedError";

  constructor(reason: keyof typeof refusals, options?: ErrorOptions) {
    super(refusals[reason], options);
  }
}

const refusals = {
  no_shop: "Não há loja aqui para copiar: o banco de dados está vazio. Confira DATA_DIR ou DATABASE_URL.",
  not_embedded: "DATABASE_URL já indica um PostgreSQL: este comando parte do banco de dados embutido.",
  unreachable:
    "A loja está funcionando e não atendeu ao pedido de backup. Use o botão em Configurações → Backup, ou pare a loja e execute de novo.",
  foreign: "O arquivo não é um backup do Manto.",
  damaged: "O backup está danificado ou incompleto: não foi baixado ou copiado até o fim.",
  newer: "O backup foi feito por uma versão mais nova do Manto. Atualize o programa e tente de novo.",
  database_not_empty:
    "O banco de dados de destino não está vazio, e nada foi alterado. Indique um banco novo (DATABASE_URL) ou uma pasta nova (DATA_DIR).",
  storage_not_empty:
    "O lugar das imagens de destino não está vazio, e nada foi alterado. Indique uma pasta nova (DATA_DIR) ou outro endereço (STORAGE_URL).",
};

import type { ErrorCode } from "../errors.ts";
import { mediaTexts } from "./media.ts";
import { unexplainedText } from "./unexplained.ts";

/** What a person reads for each error code. */
export const errorTexts: Record<ErrorCode, string> = {
  invalid_request: "Alguns dados não são válidos. Confira e tente novamente.",
  invalid_origin: "Esta ação só pode ser feita a partir da própria loja.",
  unauthenticated: "Acesso restrito. Faça login para continuar.",
  forbidden: "Você não tem permissão para fazer isso.",
  not_found: "Não encontramos o que você procura.",
  method_not_allowed: "Esta operação não é permitida neste endereço.",
  conflict: "Os dados mudaram enquanto você editava. Atualize a página e tente novamente.",
  request_timeout: "O pedido demorou demais para chegar. Tente novamente.",
  payload_too_large: "Os dados enviados são grandes demais.",
  uri_too_long: "O endereço é longo demais.",
  headers_too_large:
    "Os cabeçalhos enviados são grandes demais. Apague os cookies deste site e tente novamente.",
  expectation_failed: "O pedido espera algo que a loja não oferece.",
  unsupported_media_type: "O formato dos dados enviados não é aceito.",
  rate_limited: "Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.",
  invalid_credentials: "Credenciais de login inválidas. Verifique seu email e senha.",
  email_not_confirmed:
    "Email não confirmado. Por favor, verifique sua caixa de entrada e confirme seu email.",
  invalid_email: "Email inválido. Por favor, forneça um endereço de email válido.",
  user_exists: "Este email já está cadastrado.",
  weak_password: "A senha deve ter pelo menos 6 caracteres",
  session_not_found: "Sua sessão terminou. Faça login novamente.",
  refresh_token_not_found: "Sua sessão terminou. Faça login novamente.",
  otp_expired: "Este link expirou ou já foi usado. Peça um novo.",
  mfa_required: "Digite o código do seu aplicativo autenticador para continuar.",
  mfa_code_invalid: "Código incorreto ou já usado.",
  mfa_challenge_expired: "O tempo para digitar o código acabou. Entre de novo com e-mail e senha.",
  category_in_use: "Erro ao excluir categoria. Verifique se não há produtos usando esta categoria.",
  proof_required: "Confirme que é você: digite sua senha para continuar.",
  last_administrator: "A loja precisa de pelo menos um administrador.",
  cart_changed: "Alguns itens do carrinho mudaram. Confira os novos valores antes de finalizar.",
  product_changed:
    "Este produto foi alterado por outra pessoa enquanto você editava. O que você digitou ainda está aqui.",
  idempotency_key_reused:
    "Este pedido já foi enviado com outros dados. Recarregue a página e tente novamente.",
  cep_not_found: "CEP não encontrado",
  cep_unavailable: "Erro ao buscar CEP",
  file_missing: "Arquivo não fornecido",
  file_type_invalid: mediaTexts.fileType,
  file_too_large: mediaTexts.fileSize,
  image_invalid: "Não foi possível ler a imagem. Ela pode estar corrompida ou ser grande demais.",
  picture_unreachable: mediaTexts.urlUnreachable,
  database_unavailable: "Erro na conexão com o banco de dados",
  storage_unavailable: "O armazenamento de arquivos não respondeu. Tente novamente em instantes.",
  disk_full: "A loja está sem espaço em disco. Nada foi gravado; tente novamente mais tarde.",
  mail_unavailable: "Não foi possível enviar o e-mail agora. Tente novamente em instantes.",
  internal: unexplainedText,
};

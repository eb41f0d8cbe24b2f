/** What a person reads while giving the shop a picture. */
export const mediaTexts = {
  fileType: "Tipo de arquivo inválido. Use apenas imagens JPG, PNG, WebP ou GIF.",
  fileTypeWithoutGif: "Tipo de arquivo inválido. Use apenas imagens JPG, PNG ou WebP.",
  fileSize: "Arquivo muito grande. O tamanho máximo é 5MB.",
  objectSize: "Arquivo muito grande. O tamanho máximo é 10MB.",
  urlEmpty: "Por favor, insira uma URL de imagem",
  urlEnding: "A URL deve apontar para uma imagem (jpeg, jpg, gif, png, webp)",
  urlEndingWithoutGif: "A URL deve apontar para uma imagem (jpeg, jpg, png, webp)",
  urlNotLoaded: "Não foi possível carregar a imagem. Verifique se a URL está correta.",
  urlUnreachable: "A loja não conseguiu buscar a imagem nesse endereço.",
  urlPrivate: "Use o endereço de uma imagem pública na internet.",
  uploaded: "Imagem enviada com sucesso! Ela será associada ao produto quando você salvar.",
  uploadedElsewhere: "Imagem enviada com sucesso! Ela será usada quando você salvar.",
  staysOnOtherSite: "A loja não alcançou esse endereço: a imagem continuará no outro site.",
  uploadFailed: "Erro ao fazer upload da imagem. Tente novamente.",
  uploadOffline: "Erro de conexão com o servidor de upload. Verifique sua conexão de internet.",
  uploadExpired: "Uma das imagens enviadas não está mais guardada. Envie-a novamente.",
} as const;

/** What an administrator reads while working on products. */
export const productTexts = {
  required: "Por favor, preencha todos os campos obrigatórios.",
  priceInvalid: "Preço inválido. Por favor, insira um valor numérico.",
  priceFormat: "Formato de preço inválido.",
  notFound: "Produto não encontrado",
  imagesNotLoaded: "Erro ao carregar imagens do produto",
  updated: "Produto atualizado com sucesso!",
  updateFailed: "Erro ao atualizar produto. Tente novamente.",
  deleted: "Produto excluído com sucesso!",
  deleteFailed: "Erro ao excluir produto. Tente novamente.",
  imageRemoved: "Imagem removida com sucesso!",
  imageRemoveFailed: "Erro ao remover imagem. Tente novamente.",
  primarySet: "Imagem principal definida com sucesso!",
  primaryFailed: "Erro ao definir imagem principal. Tente novamente.",
  subcategoryFailed: "Erro ao processar subcategoria. Tente novamente.",
  added: "Produto adicionado com sucesso!",
  addFailed: "Erro ao adicionar produto. Tente novamente.",
  changedMeanwhile:
    "Este produto foi alterado por outra pessoa enquanto você editava. O que você digitou ainda está aqui.",
  productIdRequired: "ID do produto é obrigatório",
  codeTaken: "Outro produto já tem este código.",
  tooManyImages: "Um produto tem no máximo 4 imagens.",
} as const;

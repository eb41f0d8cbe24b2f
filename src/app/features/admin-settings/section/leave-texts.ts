export const leaveTexts = {
  title: "Sair sem salvar?",
  description: "O que você alterou nesta página ainda não foi salvo.",
  confirmLabel: "Sair sem salvar",
};

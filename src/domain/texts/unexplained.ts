/** What a person reads for a failure that brought no words of its own. */
export const unexplainedText = "Algo deu errado do nosso lado. Tente novamente em instantes.";

interface Place {
  name: string;
  position: number;
  count: number;
}

export const sortableTexts = {
  roleDescription: "alça de ordenação",
  instructions:
    "Use as setas para mover uma posição por vez. Ou pressione espaço, escolha a posição com as setas e pressione espaço de novo para soltar; Esc cancela.",
  lifted: ({ name, position, count }: Place) => `Movendo ${name}, da posição ${position} de ${count}.`,
  over: ({ name, position, count }: Place) => `${name} vai para a posição ${position} de ${count}.`,
  unmoved: ({ name, position, count }: Place) => `${name} continua na posição ${position} de ${count}.`,
  cancelled: ({ name, position, count }: Place) =>
    `Movimento cancelado. ${name} continua na posição ${position} de ${count}.`,
};

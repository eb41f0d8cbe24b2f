import type { AdviceNote, FittedSize, SizeAdvice, UnknownReason } from "#domain/sizes/advise-size.ts";
import { formatCentimetres } from "#domain/sizes/size-guide.ts";

type Known = Exclude<SizeAdvice, { kind: "unknown" }>;

interface Words {
  /** What the table says, never as a promise. */
  answer: string;
  /** Why, and what else to know. */
  details: string[];
}

export type Garment = "camisa" | "peça";

export function describeAdvice(advice: Known, garment: Garment): Words {
  const note = advice.note ? [describeNote(advice.note)] : [];
  if (advice.kind === "size") {
    const { answer, also } = advice;
    return {
      answer: `Pela tabela, o ${answer.size} deve servir.`,
      details: [
        `A ${garment} teria ${describeEase(answer)} no tórax.`,
        ...note,
        ...(also ? [describeNeighbour(answer, also)] : []),
      ],
    };
  }
  const { smaller, larger, prefer } = advice;
  const [preferred, other] = prefer === "larger" ? [larger, smaller] : [smaller, larger];
  return {
    answer: `Pela tabela, você fica entre o ${smaller.size} e o ${larger.size}: prefira o ${preferred.size}.`,
    details: [
      `A ${garment} teria ${describeEase(preferred)} no tórax; no ${other.size}, ${describeEase(other)}.`,
      ...note,
    ],
  };
}

const MIN_TOLD_EASE = 2;

const describeEase = ({ ease }: FittedSize): string =>
  ease < MIN_TOLD_EASE ? "quase nenhuma folga" : `uns ${ease} cm de folga`;

const describeNeighbour = (answer: FittedSize, also: FittedSize): string =>
  `O ${also.size} também pode servir, um pouco mais ${also.ease > answer.ease ? "folgado" : "justo"}.`;

function describeNote(note: AdviceNote): string {
  switch (note.kind) {
    case "looser":
      return "É o menor da tabela, e mesmo assim deve ficar mais folgado do que você gosta.";
    case "tighter":
      return "É o maior da tabela, e deve ficar mais justo do que você gosta.";
    case "for_length":
      return `O tamanho abaixo, com ${formatCentimetres(note.length)} cm de comprimento, ficaria curto para a sua altura.`;
    case "short": {
      const longer = note.longer ? ` O ${note.longer} é mais comprido.` : "";
      return `Com ${formatCentimetres(note.length)} cm de comprimento, pode ficar curto para a sua altura.${longer}`;
    }
  }
}

export const unknownTexts: Record<UnknownReason, string> = {
  no_chest: "O guia desta peça não diz a largura do tórax, e sem ela não dá para saber.",
  child: "Aqui não dá para saber: a conta vale para adultos a partir de 1,50 m, em tamanhos de adulto.",
  unusual: "Para essa altura com esse peso, a conta não é confiável. Confira se digitou certo.",
  too_small_for_table: "Pela tabela, até o menor tamanho deve ficar largo demais em você.",
  too_large_for_table: "Pela tabela, até o maior tamanho deve ficar apertado em você.",
};

import { formatCents } from "../money.ts";
import type { MissingForOffer } from "./missing-for-offer.ts";

/** "Falta 1 camisa para a 4ª sair grátis" */
export function describeMissing({ lacks, units, reward }: MissingForOffer): string {
  const missing = "units" in lacks ? lacks.units : 0;
  const lacking = "units" in lacks ? describeShirts(missing) : `Faltam ${formatCents(lacks.cents)}`;
  return `${lacking} para ${describeReward(reward, units + missing)}`;
}

const describeShirts = (units: number) => (units === 1 ? "Falta 1 camisa" : `Faltam ${units} camisas`);

function describeReward(reward: MissingForOffer["reward"], units: number): string {
  switch (reward.kind) {
    case "percent":
      return `${reward.percent}% de desconto`;
    case "pix":
      return `${reward.percent}% de desconto no Pix`;
    case "amount":
      return `${formatCents(reward.cents)} de desconto`;
    case "price":
      return `cada uma sair por ${formatCents(reward.unitCents)}`;
    case "free_delivery":
      return "o frete sair grátis";
    case "bundle": {
      const free = reward.take - reward.pay;
      return free === 1 ? `a ${units}ª sair grátis` : `${free} saírem grátis`;
    }
  }
}

import { CircleAlert } from "lucide-react";
import { Button } from "#ui/button.tsx";
import type { TeamMistake } from "./use-team-order.ts";

interface TeamMistakesProps {
  mistakes: readonly TeamMistake[];
  /** How many shirts can go into the cart already; 0 for none. */
  rightCount: number;
  onFix: (line: number) => void;
  onAddRight: () => void;
}

/** Lists the invalid lines with their errors and a link to each. */
export function TeamMistakes({ mistakes, rightCount, onFix, onAddRight }: TeamMistakesProps) {
  if (mistakes.length === 0) return null;
  return (
    <section aria-labelledby="linhas-a-corrigir" className="grid gap-2 rounded-card bg-bad-ground p-4">
      <h2 id="linhas-a-corrigir" className="flex items-center gap-2 font-semibold text-bad">
        <CircleAlert aria-hidden="true" className="size-5" />
        {mistakes.length === 1 ? "1 linha para corrigir" : `${mistakes.length} linhas para corrigir`}
      </h2>
      <ul className="grid">
        {mistakes.map(({ line, text, problems }) => (
          <li key={line} className="flex items-center justify-between gap-3 py-1">
            <p className="min-w-0 text-small">
              <span className="wrap-anywhere line-clamp-2 font-semibold">
                Linha {line}: {text.trim()}
              </span>
              <span className="text-bad">{problems.join(" ")}</span>
            </p>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Corrigir linha ${line}`}
              onClick={() => onFix(line)}
            >
              Corrigir
            </Button>
          </li>
        ))}
      </ul>
      {rightCount > 0 && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={onAddRight}>
          {rightCount === 1 ? "Adicionar a correta" : `Adicionar as ${rightCount} corretas`}
        </Button>
      )}
    </section>
  );
}

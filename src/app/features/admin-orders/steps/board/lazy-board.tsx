import { lazy, Suspense } from "react";
import { LoadFailed } from "#app/features/admin/load-failed.tsx";
import { stepTexts } from "../step-texts.ts";
import { CardsSkeleton } from "./cards-skeleton.tsx";

const Board = lazy(() => import("./board.tsx").catch(() => ({ default: BoardMissing })));

interface LazyBoardProps {
  /** False until it is known that the shop uses steps. */
  isKnown: boolean;
  onShow: (id: string) => void;
}

/** The board with its drag library, loaded only where it is shown. */
export function LazyBoard({ isKnown, onShow }: LazyBoardProps) {
  return (
    <Suspense fallback={<CardsSkeleton />}>
      {isKnown ? <Board onShow={onShow} /> : <CardsSkeleton />}
    </Suspense>
  );
}

/** A part that could not be loaded is not asked for again before the page is. */
function BoardMissing() {
  return (
    <LoadFailed title={stepTexts.loadFailed} error={undefined} onRetry={() => window.location.reload()} />
  );
}

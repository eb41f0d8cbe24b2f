import { useEffect, useState } from "react";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { type PicturedShirt, pictureFileName } from "#domain/shirt-picture/pictured-shirt.ts";
import { drawShirtPicture } from "./draw-shirt-picture.ts";
import { ForeignPictureError } from "./load-picture.ts";

export interface DrawnPicture {
  file: File;
  /** Shows it, while the dialog is open. */
  url: string;
}

type ShirtPictureState =
  | { kind: "drawing" }
  | ({ kind: "ready" } & DrawnPicture)
  | { kind: "failed" }
  /** Drawing it again would not help. */
  | { kind: "foreign" };

/** Draws the picture once, when the dialog opens: a share sheet opens only within a press, and must have it at hand. */
export function useShirtPicture(shirt: PicturedShirt, store: StoreProfile) {
  const [state, setState] = useState<ShirtPictureState>({ kind: "drawing" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shirt cannot change while its dialog is open
  useEffect(() => {
    let isOver = false;
    let url: string | undefined;
    drawShirtPicture(shirt, store).then(
      (png) => {
        if (isOver) return;
        const file = new File([png], pictureFileName(shirt), { type: png.type });
        url = URL.createObjectURL(file);
        setState({ kind: "ready", file, url });
      },
      (error: unknown) => {
        if (!isOver) setState({ kind: error instanceof ForeignPictureError ? "foreign" : "failed" });
      },
    );
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [attempt]);

  function retry() {
    setState({ kind: "drawing" });
    setAttempt(attempt + 1);
  }

  return { state, retry };
}

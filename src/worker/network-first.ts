export interface Sources {
  ask: () => Promise<Response>;
  findCopy: () => Promise<Response | undefined>;
  /** Ends when the visitor has waited long enough. */
  patience: Promise<unknown>;
}

export interface Answer {
  /** Undefined where the net did not answer and nothing was kept. */
  response: Response | undefined;
  from: "net" | "copy";
}

/**
 * What the net answers, if it does so in time; else the copy. Where there is none the net is waited for. A server that
 * fails is as good as none, as long as there is a copy.
 */
export async function networkFirst({ ask, findCopy, patience }: Sources): Promise<Answer> {
  const asked = ask().then(
    (response) => response,
    () => undefined,
  );
  const inTime = await Promise.race([asked, patience.then(() => undefined)]);
  if (inTime && inTime.status < 500) return { response: inTime, from: "net" };
  const copy = await findCopy();
  if (copy) return { response: copy, from: "copy" };
  const late = await asked;
  return { response: late, from: late ? "net" : "copy" };
}

export interface Sources {
  fetchFresh: () => Promise<Response>;
  findCopy: () => Promise<Response | undefined>;
  /** Resolves when the visitor has waited long enough. */
  timeout: Promise<unknown>;
}

export interface Answer {
  /** Undefined where the network failed and there is no cached copy. */
  response: Response | undefined;
  from: "net" | "copy";
}

/**
 * Returns the network's response if it arrives in time, otherwise the cached copy. Without a copy it waits for the
 * network. A server error counts as no response as long as there is a copy.
 */
export async function networkFirst({ fetchFresh, findCopy, timeout }: Sources): Promise<Answer> {
  const fetched = fetchFresh().then(
    (response) => response,
    () => undefined,
  );
  const inTime = await Promise.race([fetched, timeout.then(() => undefined)]);
  if (inTime && inTime.status < 500) return { response: inTime, from: "net" };
  const copy = await findCopy();
  if (copy) return { response: copy, from: "copy" };
  const late = await fetched;
  return { response: late, from: late ? "net" : "copy" };
}

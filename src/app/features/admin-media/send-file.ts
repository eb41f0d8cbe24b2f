import { type AnswerOf, checkAnswer, describeCall, type InputOf, unreachable } from "#app/api-client.ts";

/** The operations that take a whole file. */
type FileAddress = "POST /api/admin/uploads" | "POST /api/admin/imports";

interface Sending {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** An upload: the old way of asking is the only one that tells how much has left. */
export async function sendFile<Key extends FileAddress>(
  address: Key,
  input: InputOf<Key>,
  sending: Sending,
): Promise<AnswerOf<Key>> {
  const { url } = describeCall(address, input);
  return (await checkAnswer(url, () => sendOldWay(url, input.body, sending))).json();
}

function sendOldWay(url: string, body: FormData | Blob, { onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress((loaded / total) * 100));
    request.addEventListener("load", () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener("error", () => reject(unreachable()));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", url);
    request.send(body);
  });
}

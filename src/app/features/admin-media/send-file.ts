import {
  type AnswerOf,
  describeCall,
  type InputOf,
  sendWithSession,
  unreachable,
} from "#app/api/api-client.ts";

/** The operations that take a file as their body. */
type FileAddress = "POST /api/admin/uploads" | "POST /api/admin/imports";

interface Sending {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Uploads a file with XMLHttpRequest, because fetch does not report upload progress. */
export async function sendFile<Key extends FileAddress>(
  address: Key,
  input: InputOf<Key>,
  sending: Sending,
): Promise<AnswerOf<Key>> {
  const { url } = describeCall(address, input);
  return (await sendWithSession(url, () => sendOldWay(url, input.body, sending))).json();
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

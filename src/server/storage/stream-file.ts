import type { FileHandle } from "node:fs/promises";

/** Most pictures fit into one chunk, so their file is read and closed before the first byte is consumed. */
const chunkSize = 256 * 1024;

/** Streams a file and closes its handle at the end, on an error or on cancel. It costs half as much as a Node stream. */
export function streamFile(handle: FileHandle, size: number): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const chunk = Buffer.allocUnsafeSlow(Math.min(chunkSize, size - position));
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
        if (position < size && bytesRead > 0) return;
        await handle.close();
        controller.close();
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    cancel: () => handle.close(),
  });
}

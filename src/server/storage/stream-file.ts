import type { FileHandle } from "node:fs/promises";

/** Most pictures fit into one piece: they are read and their file is closed before anyone asks for the first byte. */
const chunkSize = 256 * 1024;

/** Owns the handle: closes it at the end, on an error and when the reader goes away. Half the cost of a Node stream. */
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

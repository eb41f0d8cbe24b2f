import fs from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenOptions = Parameters<NodeFS["init"]>[1];

interface NodeStream {
  nfd?: number;
}

interface NodeFileSystemType {
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

const EIO = 29;

/** PGlite's own file system has no fsync at all, so a power cut could lose orders already confirmed. */
export class DurableFS extends NodeFS {
  readonly #onSync: () => void;

  constructor(dataDir: string, onSync: () => void) {
    super(dataDir);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (mod: { FS: { filesystems: object } }) => this.#addSync(mod.FS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  #addSync(emscriptenFs: { filesystems: object }): void {
    const { NODEFS } = emscriptenFs.filesystems as { NODEFS: NodeFileSystemType };
    const { ErrnoError } = emscriptenFs as unknown as { ErrnoError: new (errno: number) => Error };
    NODEFS.stream_ops.fsync = (stream) => {
      if (stream.nfd === undefined) return 0;
      try {
        fs.fsyncSync(stream.nfd);
      } catch {
        // PostgreSQL must see the failure as its own errno: it then refuses the commit instead of trusting it.
        throw new ErrnoError(EIO);
      }
      this.#onSync();
      return 0;
    };
  }
}

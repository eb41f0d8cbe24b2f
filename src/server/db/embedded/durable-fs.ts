import fs from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { canSyncFolders } from "../../files/can-sync-folders.ts";

type EmscriptenOptions = Parameters<NodeFS["init"]>[1];

interface NodeStream {
  nfd?: number;
  node: { mode: number };
}

interface NodeFileSystemType {
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

interface EmscriptenFs {
  ErrnoError: new (errno: number) => Error;
  isDir(mode: number): boolean;
}

const EIO = 29;

interface Hooks {
  onSync(): void;
  /** PostgreSQL has given up with a PANIC. */
  onAbort(): void;
}

/** Adds fsync to PGlite's file system, which has none: a power cut could lose confirmed orders. */
export class DurableFS extends NodeFS {
  readonly #hooks: Hooks;

  constructor(dataDir: string, hooks: Hooks) {
    super(dataDir);
    this.#hooks = hooks;
  }

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (mod: { FS: { filesystems: object } }) => this.#addSync(mod.FS);
    const preRun = [...(emscriptenOpts.preRun ?? []), addSync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: () => this.#hooks.onAbort() } };
  }

  #addSync(emscriptenFs: { filesystems: object }): void {
    const { NODEFS } = emscriptenFs.filesystems as { NODEFS: NodeFileSystemType };
    const { ErrnoError, isDir } = emscriptenFs as unknown as EmscriptenFs;
    NODEFS.stream_ops.fsync = (stream) => {
      if (stream.nfd === undefined || (!canSyncFolders && isDir(stream.node.mode))) return 0;
      try {
        fs.fsyncSync(stream.nfd);
      } catch {
        // PostgreSQL understands this errno and refuses the commit.
        throw new ErrnoError(EIO);
      }
      this.#hooks.onSync();
      return 0;
    };
  }
}

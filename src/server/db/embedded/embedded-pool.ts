import pg from "pg";
import { CHANGES_CHANNEL } from "../shared/changes-channel.ts";
import type { Logger } from "../shared/logger.ts";
import type { Engine } from "./engine.ts";
import type { SpaceGuard } from "./space-guard.ts";

/** A query beside an open transaction would wait for the only connection, which the transaction holds; it must fail. */
const CONNECTION_TIMEOUT_MS = 10_000;

/** All connections to the engine share one session, so the pool has exactly one, which is never closed as idle. */
export function createEmbeddedPool(engine: Engine, guard: SpaceGuard, log: Logger): pg.Pool {
  const pool = new EmbeddedPool(engine, {
    ...engine.address,
    user: "postgres",
    database: "postgres",
    password: "",
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: false,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    onConnect: (client) => prepareSession(client, guard),
  });
  pool.on("error", (error) => log.warn(`The connection to the embedded database broke: ${error.message}`));
  // In the middle of a transaction the client emits the error itself; without a listener it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** The engine's session outlives a connection: a new connection must not inherit statements and settings. */
async function prepareSession(client: pg.ClientBase, guard: SpaceGuard): Promise<void> {
  await client.query("discard all");
  await client.query(`set time zone 'UTC'; listen ${CHANGES_CHANNEL}; ${guard.sessionSetting()}`);
}

/** Once the engine has failed, every call rejects with that failure instead of reporting a missing socket. */
class EmbeddedPool extends pg.Pool {
  readonly #engine: Engine;

  constructor(engine: Engine, config: pg.PoolConfig) {
    super(config);
    this.#engine = engine;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const failure = this.#engine.failure();
    if (callback === undefined) return failure ? Promise.reject(failure) : super.connect();
    if (failure) callback(failure, undefined, () => {});
    else super.connect(callback);
    return undefined;
  }
}

type ConnectCallback = Parameters<pg.Pool["connect"]>[0] & {};

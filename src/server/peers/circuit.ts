/** Between the shop and a service that it depends on: bounds what waits for it, and spares it while it only fails. */
export interface Circuit {
  /** Throws at once where too much is under way already, or where the service has failed again and again just now. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface CircuitOptions {
  name: string;
  mostUnderWay: number;
  /** So many failures in a row open the circuit … */
  failures?: number;
  /** … for so long; then one try decides whether it closes. */
  restMs?: number;
  /** What says something about the caller rather than the service is no failure of it. */
  isFailure?(error: unknown): boolean;
  now?(): number;
}

export class PeerSparedError extends Error {
  override name = "PeerSparedError";
}

export function createCircuit(options: CircuitOptions): Circuit {
  const { name, mostUnderWay, failures = 5, restMs = 10_000, isFailure = () => true } = options;
  const now = options.now ?? (() => performance.now());
  let underWay = 0;
  let failedInARow = 0;
  let restsUntil = 0;

  function refuseWhereHopeless(): void {
    if (underWay >= mostUnderWay) throw new PeerSparedError(`${name}: ${underWay} requests wait already`);
    if (failedInARow < failures) return;
    if (now() < restsUntil) throw new PeerSparedError(`${name}: it failed ${failedInARow} times in a row`);
    // This one tries; until it knows, the others are still refused.
    restsUntil = now() + restMs;
  }

  return {
    async run(work) {
      refuseWhereHopeless();
      underWay++;
      try {
        const result = await work();
        failedInARow = 0;
        return result;
      } catch (error) {
        if (isFailure(error)) {
          failedInARow++;
          restsUntil = now() + restMs;
        } else {
          failedInARow = 0;
        }
        throw error;
      } finally {
        underWay--;
      }
    },
  };
}

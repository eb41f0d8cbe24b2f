/** Protects calls to an external service: limits how many run at once, and stops calling it while it keeps failing. */
export interface CircuitBreaker {
  /** Throws a CircuitBreakerError at once if too many calls are in flight or the circuit is open. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export interface CircuitBreakerOptions {
  name: string;
  maxConcurrent: number;
  /** The number of consecutive failures that opens the circuit. */
  failureThreshold?: number;
  /** How long the circuit stays open; then one trial call decides whether it closes. */
  resetTimeoutMs?: number;
  /** Returns false for errors that are caused by the caller and do not count as failures of the service. */
  isFailure?(error: unknown): boolean;
  now?(): number;
}

export class CircuitBreakerError extends Error {
  override name = "CircuitBreakerError";
}

export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const {
    name,
    maxConcurrent,
    failureThreshold = 5,
    resetTimeoutMs = 10_000,
    isFailure = () => true,
  } = options;
  const now = options.now ?? (() => performance.now());
  let inFlight = 0;
  let consecutiveFailures = 0;
  let openUntil = 0;

  function assertAcceptsCalls(): void {
    if (inFlight >= maxConcurrent)
      throw new CircuitBreakerError(`${name}: ${inFlight} requests wait already`);
    if (consecutiveFailures < failureThreshold) return;
    if (now() < openUntil)
      throw new CircuitBreakerError(`${name}: it failed ${consecutiveFailures} times in a row`);
    // This call is the trial; other calls are refused until it has finished.
    openUntil = now() + resetTimeoutMs;
  }

  return {
    async run(work) {
      assertAcceptsCalls();
      inFlight++;
      try {
        const result = await work();
        consecutiveFailures = 0;
        return result;
      } catch (error) {
        if (isFailure(error)) {
          consecutiveFailures++;
          openUntil = now() + resetTimeoutMs;
        } else {
          consecutiveFailures = 0;
        }
        throw error;
      } finally {
        inFlight--;
      }
    },
  };
}

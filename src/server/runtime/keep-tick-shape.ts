import { createHook } from "node:async_hooks";

/**
 * node:http queues some ticks for every answer, which V8 creates from one hidden class. If a garbage collection runs while
 * no tick is alive, V8 (in Node.js 26) drops the class and then creates each tick about ten times as slowly. So one tick
 * is kept alive for good; `npm run bench -- pages` measures what that gains for cached pages.
 */
export function keepTickShape(): object[] {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === "TickObject") ticks.push(resource);
    },
  }).enable();
  process.nextTick(() => {});
  hook.disable();
  return ticks;
}

const ticks: object[] = [];

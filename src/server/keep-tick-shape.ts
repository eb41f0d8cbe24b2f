import { createHook } from "node:async_hooks";

/**
 * An answer of node:http queues some ticks, which are objects of one shape. If the garbage collector comes by while none of
 * them is alive, V8 forgets the shape, and from then on makes each tick ten times as slowly: a tenth of all that an
 * answer from memory costs. So one is kept alive for good.
 */
export function keepTickShape(): object[] {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === "TickObject") kept.push(resource);
    },
  }).enable();
  process.nextTick(() => {});
  hook.disable();
  return kept;
}

const kept: object[] = [];

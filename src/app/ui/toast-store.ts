/** Where toasts are asked for, from anywhere; the part that draws them is loaded only when the first one comes. */
export type ToastTone = "success" | "error" | "info";

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  description?: string | undefined;
  action?: ToastAction | undefined;
}

export interface ToastRequest extends ToastOptions {
  id: string;
  tone: ToastTone;
  title: string;
}

export interface ToastSink {
  show: (request: ToastRequest) => void;
  close: (id: string) => void;
}

export function createToastStore() {
  let sink: ToastSink | null = null;
  let waiting: ToastRequest[] = [];
  let count = 0;
  const wakers = new Set<() => void>();

  function ask(tone: ToastTone, title: string, options: ToastOptions = {}): string {
    count += 1;
    const request = { ...options, id: `toast-${count}`, tone, title };
    if (sink) sink.show(request);
    else {
      waiting.push(request);
      for (const wake of wakers) wake();
    }
    return request.id;
  }

  return {
    success: (title: string, options?: ToastOptions) => ask("success", title, options),
    error: (title: string, options?: ToastOptions) => ask("error", title, options),
    info: (title: string, options?: ToastOptions) => ask("info", title, options),
    dismiss(id: string) {
      waiting = waiting.filter((request) => request.id !== id);
      sink?.close(id);
    },
    /** Hands over what waited and everything from now on; returns how to let go. */
    connect(next: ToastSink): () => void {
      sink = next;
      const held = waiting;
      waiting = [];
      for (const request of held) next.show(request);
      return () => {
        if (sink === next) sink = null;
      };
    },
    /** Calls back when a toast waits for somebody to draw it, at once if one already does. */
    onWaiting(wake: () => void): () => void {
      wakers.add(wake);
      if (waiting.length > 0) wake();
      return () => wakers.delete(wake);
    },
  };
}

export const toast = createToastStore();

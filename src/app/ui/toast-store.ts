/** The queue of toasts, usable from anywhere. The component that renders them is loaded only with the first toast. */
export type ToastTone = "success" | "error" | "info";

export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** What is usually done next, on another page that opens in a new tab. */
export interface ToastLink {
  label: string;
  /** What screen readers say; it begins with the label. */
  name: string;
  to: string;
  onOpen: () => void;
}

export interface ToastOptions {
  description?: string | undefined;
  link?: ToastLink | undefined;
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
    /** Passes the waiting and all future toasts to the sink; returns a function that disconnects it. */
    connect(next: ToastSink): () => void {
      sink = next;
      const held = waiting;
      waiting = [];
      for (const request of held) next.show(request);
      return () => {
        if (sink === next) sink = null;
      };
    },
    /** Calls back when a toast waits to be rendered, at once if one already does. */
    onWaiting(wake: () => void): () => void {
      wakers.add(wake);
      if (waiting.length > 0) wake();
      return () => wakers.delete(wake);
    },
  };
}

export const toast = createToastStore();

export interface Receiver {
  onPayload(payload: string): void;
  /** Called after a reconnect, when notifications may have been missed. */
  onGap(): void;
}

export interface Listening {
  close(): Promise<void>;
}

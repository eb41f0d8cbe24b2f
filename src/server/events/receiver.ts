export interface Receiver {
  onPayload(payload: string): void;
  /** Notifications may have been missed. */
  onGap(): void;
}

export interface Listening {
  close(): Promise<void>;
}

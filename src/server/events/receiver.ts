export interface Receiver {
  onPayload(payload: string): void;
  /** Called after a reconnect, when notifications may have been missed. */
  onGap(): void;
}

export interface Listening {
  /** False from the loss of the connection until it is restored and the gap was reported. */
  isListening(): boolean;
  close(): Promise<void>;
}

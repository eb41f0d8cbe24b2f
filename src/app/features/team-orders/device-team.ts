/** A shirt that is being typed, or that waits for the net. Its id stays the same until the shop has taken it. */
export interface ShirtDraft {
  id: string;
  name: string;
  number: string;
  size: string | null;
  /** Pressed, but the shop could not be reached: it is sent by itself when the net is back. */
  isWaiting: boolean;
}

/** What this device knows of a team order: who it is there, what it put on the list, and what is still being typed. */
export interface DeviceTeam {
  token: string;
  /** 256 random bits that only this device has, or all devices of the captain. */
  secret: string;
  isCaptain: boolean;
  teamName: string;
  /** The ids of the shirts that were put on the list here. */
  shirts: string[];
  draft: ShirtDraft | null;
  /** Milliseconds since 1970. */
  usedAt: number;
}

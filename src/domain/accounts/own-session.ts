/** One place where somebody is signed in, as the API lists it and the account page shows it. */
export interface OwnSession {
  id: string;
  device: string;
  ip_address: string;
  created_at: string;
  last_used_at: string;
  current: boolean;
}

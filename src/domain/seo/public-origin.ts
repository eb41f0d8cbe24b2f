const localName = /^[^.]+$|\.(?:localhost|local|lan|internal|test)$/;
const privateIpv4 = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;
const privateIpv6 = /^\[(?:::1?\]|f[cd]|fe[89ab])/;

/** Whether the internet can reach an address: false for names and numbers of this machine or of a private network. */
export function isPublicOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  if (hostname.startsWith("[")) return !privateIpv6.test(hostname);
  return !localName.test(hostname) && !privateIpv4.test(hostname);
}

/** CRC-16/CCITT-FALSE of ASCII text, as four upper-case hexadecimal digits: the checksum at the end of a BR Code. */
export function crc16(text: string): string {
  let sum = 0xffff;
  for (const character of text) {
    sum ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}

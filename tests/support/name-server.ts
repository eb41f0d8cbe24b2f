/** A name server of this machine, also on a bad day. */
import { createSocket, type RemoteInfo } from "node:dgram";
import { isIPv4 } from "node:net";

export interface NameServer {
  /** As a resolver takes it. */
  address: string;
  /** Resolves when it has been asked, whether it answers or not. */
  asked: Promise<void>;
  close(): void;
}

const HEADER_BYTES = 12;
const TYPE_A = 1;
const NO_SUCH_NAME = 3;

/** Knows these hosts, and of others that they do not exist. It never answers for a host without a list. */
export async function openNameServer(hosts: Record<string, string[] | undefined>): Promise<NameServer> {
  const socket = createSocket("udp4");
  const asked = Promise.withResolvers<void>();
  socket.on("message", (query: Buffer, from: RemoteInfo) => {
    asked.resolve();
    const { name, type, end } = readQuestion(query);
    if (name in hosts && hosts[name] === undefined) return;
    const ofFamily = hosts[name]?.filter((address) => isIPv4(address) === (type === TYPE_A)) ?? [];
    const header = Buffer.from(query.subarray(0, HEADER_BYTES));
    header.writeUInt16BE(0x8180 | (name in hosts ? 0 : NO_SUCH_NAME), 2);
    header.writeUInt16BE(ofFamily.length, 6);
    header.writeUInt32BE(0, 8);
    const question = query.subarray(HEADER_BYTES, end);
    const answers = ofFamily.map((address) => writeAnswer(type, bytesOf(address)));
    socket.send(Buffer.concat([header, question, ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: asked.promise,
    close: () => void socket.close(),
  };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function writeAnswer(type: number, data: Buffer): Buffer {
  const start = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([start, data]);
}

/** IPv6 addresses in full. */
const bytesOf = (address: string): Buffer =>
  isIPv4(address)
    ? Buffer.from(address.split(".").map(Number))
    : Buffer.from(
        address
          .split(":")
          .map((group) => group.padStart(4, "0"))
          .join(""),
        "hex",
      );

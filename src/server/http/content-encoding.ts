import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Compression = "br" | "gzip";
export type Encoding = Compression | "identity";

/** The best encoding that the browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? "gzip" : "identity";
}

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

export const compressBytes = (bytes: Buffer, encoding: Compression): Promise<Buffer> =>
  compressors[encoding](bytes);

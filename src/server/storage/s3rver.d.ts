/** The test server has no types; this declares what the tests use. */
declare module "@20minutes/s3rver" {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    vhostBuckets: boolean;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }
  export default class S3rver {
    constructor(options: Partial<Options>);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

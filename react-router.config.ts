import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  ssr: true,
  // The whole route manifest comes with the first page: one request fewer before a link can be followed.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  // React Router empties this folder before each build, so nothing else lies in it.
  buildDirectory: "build/pages",
  ssr: true,
  // The whole route manifest comes with the first page: one request fewer before a link can be followed.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

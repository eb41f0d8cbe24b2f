// The allowed imports between folders, checked by dependency-cruiser. docs/architecture.md shows them as a table.
// A type-only import counts like any other, except from the interface to the server, where it is the API contract.

/** Tests and their helpers may import everything. */
const testCode = String.raw`(\.(test|d)|-fixture)\.tsx?$`;
/** Pure packages without I/O, usable in the browser and on the server. */
const purePackages = "node_modules/zod/";

const forbidden = [
  {
    name: "no-file-cycles",
    comment: "Two files that import each other cannot be read, tested or moved alone.",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "no-folder-cycles",
    comment: "A folder builds on others or is built upon by them, never both.",
    severity: "error",
    scope: "folder",
    from: {},
    to: { circular: true },
  },
  {
    name: "domain-is-pure",
    comment: "Rules know neither input nor output: only other rules and pure packages.",
    severity: "error",
    from: { path: "^src/domain/" },
    to: { pathNot: ["^src/domain/", purePackages] },
  },
  {
    name: "primitives-know-no-shop",
    comment: "An interface primitive knows neither the shop nor the server.",
    severity: "error",
    from: { path: "^src/app/ui/" },
    to: { path: "^(src|demo|tests)/", pathNot: "^src/app/ui/" },
  },
  {
    name: "interface-takes-types-from-the-server",
    comment: "The client's build can never contain the server.",
    severity: "error",
    from: { path: "^src/app/" },
    to: { path: "^src/server/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "server-without-interface",
    comment: "The server mounts the build of the pages; it does not know their sources.",
    severity: "error",
    from: { path: "^src/server/" },
    to: { path: "^src/app/" },
  },
  {
    name: "storefront-without-back-office",
    comment: "A shopper's page never loads code of the back-office.",
    severity: "error",
    from: { path: "^src/app/features/", pathNot: "^src/app/features/admin" },
    to: { path: "^src/app/features/admin" },
  },
  {
    name: "features-below-routes",
    comment: "A feature does not know the pages that show it.",
    severity: "error",
    from: { path: "^src/app/features/" },
    to: { path: "^src/app/(routes|root|entry)" },
  },
  {
    name: "worker-stands-alone",
    comment: "The service worker takes rules from the domain and looks from the primitives.",
    severity: "error",
    from: { path: "^src/worker/" },
    to: { pathNot: "^src/(worker|domain|app/ui)/" },
  },
  {
    name: "api-speaks-to-services",
    comment: "The handlers of an API never touch tables.",
    severity: "error",
    from: { path: "^src/server/[^/]+/[^/]+-api\\.ts$" },
    to: { path: "tables\\.ts$" },
  },
  {
    name: "service-knows-no-http",
    comment: "What a service decides holds for the command line as well.",
    severity: "error",
    from: { path: "^src/server/.*-service\\.ts$" },
    to: { path: ["^src/server/http/", "node_modules/hono/"] },
  },
  {
    name: "features-below-the-runtime",
    comment: "Only the entrance and the commands start the program.",
    severity: "error",
    from: { path: "^src/server/", pathNot: "^src/server/(main\\.ts|runtime/|commands/)" },
    to: { path: "^src/server/runtime/" },
  },
  {
    name: "test-code-stays-in-tests",
    severity: "error",
    from: {},
    to: { path: ["-fixture\\.tsx?$", "^tests/"] },
  },
  {
    name: "only-the-first-start-knows-the-demo",
    severity: "error",
    from: { path: "^src/", pathNot: "^src/server/runtime/first-start\\.ts$" },
    to: { path: "^demo/" },
  },
];

export default {
  forbidden,
  options: {
    exclude: { path: testCode },
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ["import", "node", "default"], exportsFields: ["exports"] },
  },
};

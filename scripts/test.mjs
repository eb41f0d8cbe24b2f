// Runs the checks, the fastest first. CONTRIBUTING.md says which test belongs where.
//   npm test                 what a person runs before a push
//   npm test -- quick        lint, imports, types, unit, and database tests of changed features
//   npm test -- long         what is too slow for that
//   npm test -- lint types   some checks
//   npm test -- e2e cart     one check, only the files whose names contain a word
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { fileURLToPath } from "node:url";
import { ensureChromium, ensureHaproxy, ensurePostgres } from "./ensure-programs.mjs";
import { ensureTypescript5Tools } from "./ensure-typescript-5-tools.mjs";
import { tool } from "./tools.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

// The end of a failed check is repeated last, because its output may be thousands of lines back.
const REPEATED_LINES = 60;
const REPEATED_CHARACTERS = 20_000;
const GB = 1024 ** 3;

const DEPENDENCY_CRUISER =
  "tests/typescript-5-tools/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs";

/** What checks need. All of it is prepared from the start, while checks that need nothing run. */
const preparations = {
  async chromium() {
    process.env.CHROMIUM_PATH = await ensureChromium();
  },
  async haproxy() {
    process.env.HAPROXY = await ensureHaproxy().catch(({ message }) => {
      console.warn(`${message} The rolling restart is left out.`);
      return "";
    });
  },
  postgres: () => process.env.TEST_DATABASE_URL || ensurePostgres(),
  typescript5: ensureTypescript5Tools,
  async build() {
    const output = { text: "" };
    const isBuilt = await sh(output, process.execPath, "scripts/setup.mjs", "--build");
    if (!isBuilt) throw new Error(`The build failed.\n${output.text}`);
  },
};

const checks = {
  lint: { run: (_, output) => sh(output, ...tool("biome"), "check", "--error-on-warnings", ".") },
  imports: {
    needs: ["typescript5"],
    run: (_, output) =>
      sh(
        output,
        process.execPath,
        DEPENDENCY_CRUISER,
        "src",
        "demo",
        "--config",
        "tests/architecture/import-rules.mjs",
      ),
  },
  types: {
    run: async (_, output) =>
      (await sh(output, ...tool("react-router"), "typegen")) && sh(output, ...tool("tsc"), "-p", "."),
  },
  unit: vitest(["unit"]),
  integration: vitest(["postgres", "embedded"], "postgres"),
  process: vitest(["process"], "postgres", "typescript5", "build"),
  e2e: playwright("short"),
  databases: vitest(["long-postgres", "long-embedded"], "postgres"),
  faults: vitest(["long"], "postgres", "haproxy", "build"),
  journeys: playwright("long"),
};

const groups = {
  default: ["lint", "imports", "types", "unit", "integration", "process", "e2e"],
  quick: ["lint", "imports", "types", "unit", "integration"],
  long: ["databases", "faults", "journeys"],
};

const given = process.argv.slice(2);
const isName = (word) => word in checks || word in groups;
const files = given.filter((word) => !isName(word));
const wanted = given.filter(isName).flatMap((word) => groups[word] ?? [word]);
if (wanted.length === 0) wanted.push(...groups.default);
if (files.length > 0 && (wanted.length > 1 || !checks[wanted[0]].takesFiles)) {
  const after = Object.keys(checks).filter((name) => checks[name].takesFiles);
  console.error(`Unknown: ${files.join(", ")}. Names of files come after one of ${after.join(", ")}.`);
  console.error(`There are: ${[...Object.keys(checks), ...Object.keys(groups)].join(", ")}.`);
  process.exit(1);
}

if (process.stdout.isTTY) process.env.FORCE_COLOR ??= "1";
writeTemporaryFilesToMemory();
const needed = new Set(wanted.flatMap((name) => checks[name].needs ?? []));
const ready = Object.fromEntries([...needed].map((name) => [name, prepare(name)]));
const results = [];
for (const name of wanted) {
  const isQuick = name === "integration" && given.includes("quick");
  results.push(await runCheck(name, isQuick ? listChangedFeatures() : files));
}
const failed = results.filter(({ passed }) => !passed);
for (const { name, lastWords } of failed)
  console.log(`\n── ${name} failed; its last words again ──\n${lastWords}`);
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? "✓" : "✗"} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
}
console.log(`${"  in all".padEnd(14)} ${(performance.now() / 1000).toFixed(1)} s`);
console.log(`checks: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Resolves to the error, so that one that comes early waits for its check. */
async function prepare(name) {
  try {
    await preparations[name]();
  } catch (error) {
    return error;
  }
}

async function runCheck(name, only) {
  console.log(`\n── ${name} ──`);
  const startedAt = performance.now();
  const output = { text: "" };
  let passed = false;
  try {
    for (const need of checks[name].needs ?? []) {
      const error = await ready[need];
      if (error) throw error;
    }
    passed = only === undefined || (await checks[name].run(only, output));
  } catch (error) {
    tell(output, `${error.message}\n`);
  }
  const lastWords = output.text.split("\n").slice(-REPEATED_LINES).join("\n");
  return { name, passed, lastWords, seconds: (performance.now() - startedAt) / 1000 };
}

function vitest(projects, ...needs) {
  return {
    needs,
    takesFiles: true,
    run: (only, output) =>
      sh(output, ...tool("vitest"), "run", ...projects.flatMap((name) => ["--project", name]), ...only),
  };
}

/** Journeys named by their files run in either round, and their log is not searched. */
function playwright(journeys) {
  return {
    needs: ["chromium", "build"],
    takesFiles: true,
    run(only, output) {
      process.env.JOURNEYS = only.length > 0 ? "all" : journeys;
      return sh(output, ...tool("playwright"), "test", ...only, ...(only.length > 0 ? ["--no-deps"] : []));
    },
  };
}

async function sh(output, command, ...args) {
  const child = spawn(command, args, { stdio: ["inherit", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (words) => tell(output, words));
  }
  const [status] = await once(child, "close");
  return status === 0;
}

function tell(output, words) {
  process.stdout.write(words);
  output.text = (output.text + words).slice(-REPEATED_CHARACTERS);
}

/** Databases, data folders and browser profiles of tests are written to memory where there is plenty. */
function writeTemporaryFilesToMemory() {
  const memory = "/dev/shm";
  if (process.env.TMPDIR || !existsSync(memory) || freemem() < 6 * GB) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > 4 * GB) process.env.TMPDIR = memory;
}

/** Selects the features that differ from `main`, committed or not; undefined if none does. */
function listChangedFeatures() {
  const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
  const base = git("merge-base", "HEAD", "main") || "HEAD";
  const paths = `${git("diff", "--name-only", base)}\n${git("ls-files", "--others", "--exclude-standard")}`;
  const folders = paths
    .split("\n")
    .map((path) => /^(?:src\/(?:domain|server)\/[^/]+\/|tests\/.*\.dbs?\.test\.ts$)/.exec(path)?.[0])
    .map((path) => path?.replace("src/domain/", "src/server/"))
    .filter(Boolean);
  // A feature may have rules only.
  return folders.length > 0 ? [...new Set(folders), "--passWithNoTests"] : undefined;
}

// Checks package-lock.json for native packages, which exist once for each platform and of which npm installs the
// machine's own. If the registry lacks one, npm leaves it out of the lock file, and out of the install, silently.

/** The supported platforms. */
export const PLATFORMS = [
  { name: "Linux x64", os: "linux", cpu: "x64" },
  { name: "Linux arm64", os: "linux", cpu: "arm64" },
  { name: "macOS arm64", os: "darwin", cpu: "arm64" },
  { name: "macOS x64", os: "darwin", cpu: "x64" },
  { name: "Windows x64", os: "win32", cpu: "x64" },
];

const OS_WORDS = { linux: "linux", darwin: "darwin", win32: "win32", windows: "win32", win: "win32" };
const CPU_WORDS = { x64: "x64", arm64: "arm64" };

/** One line for each platform's package that the lock lacks: "macOS x64: @rolldown/binding-darwin-x64, wanted by …". */
export function listMissingNativePackages({ packages }, platforms = PLATFORMS) {
  return Object.entries(packages).flatMap(([place, parent]) => {
    const names = Object.keys(parent.optionalDependencies ?? {});
    const wantedBy = `wanted by ${place === "" ? "package.json" : `${nameOf(place)}@${parent.version}`}`;
    return platforms.flatMap((platform) => {
      const own = names.filter((name) => isNamedFor(name, platform));
      // A package with native packages for some platforms needs one for each, unless it is itself for one platform only.
      if (own.length === 0 && parent.os === undefined && names.some(isNative)) {
        return [`${platform.name}: nothing, ${wantedBy}`];
      }
      return own
        .filter((name) => findLocked(packages, place, name) === undefined)
        .map((name) => `${platform.name}: ${name}, ${wantedBy}`);
    });
  });
}

/** The paths, relative to the project's folder, of the native packages that npm installs on this machine. */
export function listNativePackages({ packages }, { os, cpu, libc }) {
  return Object.entries(packages)
    .filter(
      ([, entry]) =>
        entry.os !== undefined &&
        admits(entry.os, os) &&
        admits(entry.cpu, cpu) &&
        (libc === undefined || admits(entry.libc, libc)),
    )
    .map(([place, { version }]) => ({ place, name: nameOf(place), version }));
}

const isNative = (name) => PLATFORMS.some((platform) => isNamedFor(name, platform));

/** The platform of a package that is not locked is only known by its name. Those for musl are not supported. */
function isNamedFor(name, { os, cpu }) {
  const words = name.split(/[^a-z0-9]+/);
  const has = (table, value) => words.some((word) => table[word] === value);
  return has(OS_WORDS, os) && has(CPU_WORDS, cpu) && !words.includes("musl");
}

const nameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** Resolves like npm: first in the package's own node_modules, then in every node_modules above it. */
function findLocked(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const found = packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`];
    if (found !== undefined || folder === "") return found;
  }
}

/** Matches the fields `os`, `cpu` and `libc` like npm: a name or a list of names, where "!name" excludes. */
function admits(field, value) {
  const names = [field ?? []].flat();
  if (names.includes(`!${value}`)) return false;
  const wanted = names.filter((name) => !name.startsWith("!"));
  return wanted.length === 0 || wanted.includes(value);
}

const OLDEST_NODE = 20;

/** The properties by which npm chooses packages, and the reason if the shop cannot be installed on this machine. */
export function describeMachine({ platform, arch, versions, report } = process) {
  const machine = { os: platform, cpu: arch, libc: platform === "linux" ? findLibc(report) : undefined };
  return { ...machine, problem: findProblem(machine, versions.node) };
}

function findProblem({ libc }, nodeVersion) {
  if (Number.parseInt(nodeVersion, 10) < OLDEST_NODE) {
    return [
      `Node.js ${OLDEST_NODE} or newer is needed to start; this is ${nodeVersion}. Get one from nodejs.org.`,
    ];
  }
  if (libc === "musl") {
    return [
      "The shop's own Node.js needs glibc, which Alpine and other musl systems lack.",
      "Use Debian, Ubuntu or Fedora.",
    ];
  }
  return undefined;
}

function findLibc(report) {
  // The report otherwise resolves host names of network interfaces, which can take seconds and is not needed here.
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

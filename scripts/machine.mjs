const OLDEST_NODE = 20;

/** What decides which packages npm installs here, and why the shop cannot be installed at all, if so. */
export function describeMachine({ platform, arch, versions, report } = process) {
  const machine = { os: platform, cpu: arch, libc: platform === "linux" ? findLibc(report) : undefined };
  return { ...machine, fault: findFault(machine, versions.node) };
}

function findFault({ libc }, nodeVersion) {
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
  // Names of network interfaces are looked up for a report, which can take seconds and is of no use here.
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

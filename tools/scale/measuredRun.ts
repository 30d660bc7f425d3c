import { spawn, spawnSync } from "node:child_process";

/** What a command and all that it started took. */
export interface Cost {
  /** By the clock. */
  seconds: number;
  /** Of a processor. */
  cpuSeconds: number;
  /** The most memory at one time, of all its processes together. */
  peakMegabytes: number;
  /** All that was printed. */
  printed: string;
}

/** Resident memory in MB of a process and everything below it. */
function memoryOfTree(root: number): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], {
    encoding: "utf8",
  });
  const processes = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({
      pid,
      parent,
      kilobytes,
    }));
  const inTree = new Set([root]);
  let total = 0;
  // Parents have smaller numbers than what they start, save where numbers start over.
  for (const { pid, parent, kilobytes } of processes.sort(
    (a, b) => a.pid - b.pid,
  )) {
    if (!inTree.has(pid) && !inTree.has(parent)) continue;
    inTree.add(pid);
    total += kilobytes / 1000;
  }
  return total;
}

/** "0m1.23s 0m0.45s" in seconds. */
const readTimes = (line: string): number =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Runs a command line in a shell (of Linux or macOS) and measures it.
 *
 * @throws Error with the end of what it printed when it fails.
 */
export async function measuredRun(
  command: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<Cost> {
  const start = performance.now();
  // `times` tells what the shell and then what its children took.
  const child = spawn("sh", ["-c", `${command}; code=$?; times; exit $code`], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (printed += text.toString()));
  let peakMegabytes = 0;
  const watch = setInterval(() => {
    if (child.pid)
      peakMegabytes = Math.max(peakMegabytes, memoryOfTree(child.pid));
  }, 500);
  const stop = () => child.kill();
  process.once("exit", stop);
  const code = await new Promise((resolve) => child.on("close", resolve));
  process.off("exit", stop);
  clearInterval(watch);
  if (code !== 0) throw new Error(printed.slice(-3000));
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: readTimes(printed.trim().split("\n").at(-1) ?? ""),
    peakMegabytes,
    printed,
  };
}

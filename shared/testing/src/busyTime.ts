/** The processor time (ms) that this process has used so far: what the machine does beside it is no part of it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The least processor time (ms) that a piece of work takes in some rounds: the collector sweeps what other tests of the
 * process left whenever it likes, and a busy machine is slow at everything, but hardly each time.
 */
export async function busyTime(work: () => unknown, rounds = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const from = processorTime();
    await work();
    least = Math.min(least, processorTime() - from);
  }
  return least;
}

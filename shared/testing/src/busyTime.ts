/** Begins to count the time (ms) for which this process keeps a processor busy: what the machine does beside it is no part of it. */
export function busyTime(): () => number {
  const from = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
}

import os from 'node:os';

/** The machine that a result was measured on, for its reader to judge by. */
export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const processor = cpus[0]?.model.trim() ?? 'unknown';
  return `${os.type()}, ${cpus.length} cores (${processor}), ${memory} GB of memory; Node ${process.versions.node}`;
}

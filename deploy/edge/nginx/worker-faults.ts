import { WORKER } from './nginx-settings'

const NEEDED = {
  worker_connections: { least: WORKER.connections, standard: 512, where: 'in its events block' },
  worker_rlimit_nofile: { least: WORKER.openFiles, standard: 1024, where: 'outside of every block' },
} as const

/** Limits of the `nginx.conf` around the generated file that are too small: with them one network fills all of nginx. */
export function workerFaults(config: string): string[] {
  const plain = config.replace(/#.*$/gm, '')
  return Object.entries(NEEDED).flatMap(([name, { least, standard, where }]) => {
    const found = new RegExp(`\\b${name}\\s+(\\d+)\\s*;`).exec(plain)?.[1]
    if (Number(found ?? standard) >= least) return []
    return [`${name} is ${found ?? `not set (${standard})`}: write "${name} ${least};" ${where}.`]
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const UNITS = join(ROOT, 'deploy/systemd')
/** Where the units expect things, and where they are here. */
const PLACES: [string, string][] = [
  ['/usr/bin/node', process.execPath],
  ['/opt/touchline', ROOT],
]

/** A unit file for one instance, as the service manager reads it. */
export interface ServiceUnit {
  text: string
  /** Values by key; a unit may have a key several times. */
  values: ReadonlyMap<string, string[]>
  /** Its environment: that of the unit, then that of its file, which wins. */
  env: Record<string, string>
}

/** Reads a unit of `deploy/systemd` with the places of this machine in it. */
export function readUnit(file: string, instance: string): ServiceUnit {
  const text = PLACES.reduce(
    (now, [theirs, ours]) => now.replaceAll(theirs, ours),
    readFileSync(join(UNITS, file), 'utf8').replaceAll('%i', instance),
  )
  const values = new Map<string, string[]>()
  for (const [key, value] of pairsOf(text)) values.set(key, [...(values.get(key) ?? []), value])
  const own = (values.get('Environment') ?? []).flatMap((line) => pairsOf(line))
  const example = readExample(file)
  return { text, values, env: Object.fromEntries([...own, ...example]) }
}

/** Names that the example of a unit's environment sets. */
export const readExample = (file: string): [string, string][] =>
  pairsOf(readFileSync(join(UNITS, `${partOf(file)}.env.example`), 'utf8'))

/** `touchline-api@.service` is the part `api`. */
const partOf = (file: string): string => file.replace(/^touchline-|@?\.service$/g, '')

function pairsOf(text: string): [string, string][] {
  return text
    .split('\n')
    .filter((line) => /^[A-Za-z_]+=/.test(line))
    .map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    })
}

/** Starts what the unit names where it names it, with its environment and nothing else of this process but the PATH. */
export function startUnit(unit: ServiceUnit, changes: Record<string, string>): ChildProcess {
  const [program = '', ...args] = (unit.values.get('ExecStart')?.[0] ?? '').split(' ')
  return spawn(program, args, {
    cwd: unit.values.get('WorkingDirectory')?.[0],
    env: { PATH: process.env.PATH, ...unit.env, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { Refusal } from './fail.mjs'

const STOP_WITHIN_MS = 12_000
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'deploy/local/end-with-parent.mjs')).href

/** Starts the parts as processes of their own, with a log file each, and ends them in the reverse order. */
export function createChildren(logFolder, onLost) {
  mkdirSync(logFolder, { recursive: true })
  const children = []
  let stopping = false

  const start = (name, { script, env, cwd = ROOT, typescript = false }) => {
    const imports = [...(typescript ? ['tsx'] : []), END_WITH_PARENT].flatMap((one) => ['--import', one])
    const child = spawn(process.execPath, [...imports, script], {
      cwd,
      env: { ...process.env, ...env },
      // A group of its own: Ctrl+C reaches this process alone, which then ends the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const record = { name, child, tail: '', said: '' }
    const log = createWriteStream(join(logFolder, `${name}.log`), { flags: 'a' })
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
    child.stdout.on('data', (chunk) => (record.said = (record.said + chunk).slice(-4000)))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (record.tail = (record.tail + chunk).slice(-4000)))
    }
    child.once('exit', () => {
      if (!stopping)
        onLost(new Refusal(`${record.tail}\n${name} ended; its log is ${logFolder}/${name}.log.`))
    })
    children.push(record)
    return record
  }

  const stop = async () => {
    stopping = true
    for (const { child } of children.reverse()) await end(child)
  }
  return { start, stop }
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    child.once('exit', () => {
      clearTimeout(forced)
      done()
    })
    child.kill('SIGTERM')
  })
}

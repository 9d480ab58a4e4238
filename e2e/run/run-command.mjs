import { spawn } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Runs a shell command in the repository; with `show` its output also appears as it comes. */
export function run(command, { cwd = ROOT, env = {}, show = false } = {}) {
  const started = Date.now()
  return new Promise((done) => {
    const path = `${ROOT}/node_modules/.bin:${ROOT}/.cache/bin:${process.env.PATH}`
    const child = spawn('sh', ['-c', command], { cwd, env: { ...process.env, PATH: path, ...env } })
    let output = ''
    const collect = (chunk) => {
      output += chunk
      if (show) process.stdout.write(chunk)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) => done({ ok: code === 0, output, ms: Date.now() - started }))
  })
}

import { spawn } from 'node:child_process'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

/**
 * Runs a shell command to its end. With `show` it writes to this terminal; otherwise its output comes back. With `ask` it
 * may also read from it.
 */
export function run(command, { cwd = ROOT, env = {}, show = false, ask = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, {
      cwd,
      env: { ...process.env, PATH: `${ROOT}/node_modules/.bin:${process.env.PATH}`, ...env },
      shell: true,
      stdio: [ask ? 'inherit' : 'ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done({ ok: false, output: error.message }))
    child.on('close', (code) => done({ ok: code === 0, output }))
  })
}

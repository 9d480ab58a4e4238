import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MODULE = join(__dirname, 'stop-without-npm.mjs')
/** Prints its pid, runs on, and ends by itself when `stop` is called. */
const PART = `
  import { stopWithoutNpm } from '${MODULE}'
  stopWithoutNpm(() => process.exit(0))
  setTimeout(() => process.exit(1), 4000)
  console.log(process.pid)
`

/** Starts it in a shell, ends the shell, and says whether it still runs a while later. */
async function outlivesItsShell(env: Record<string, string>): Promise<boolean> {
  const command = `${process.execPath} --input-type=module -e "$PART" & wait`
  const shell = spawn('sh', ['-c', command], { env: { ...env, PART, PATH: process.env.PATH ?? '' } })
  const [pid] = await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await once(shell, 'exit')
  const until = Date.now() + 2500
  while (Date.now() < until && isAlive(Number(pid))) await new Promise((next) => setTimeout(next, 50))
  const lives = isAlive(Number(pid))
  if (lives) process.kill(Number(pid), 'SIGKILL')
  return lives
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['npm started stops when npm is gone', { npm_lifecycle_event: 'start' }, false],
  ['somebody started without npm runs on', {}, true],
])('what %s', async (_what, env, lives) => {
  expect(await outlivesItsShell(env as Record<string, string>)).toBe(lives)
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

const SCRIPT = `
  import { ignoreOutputErrors } from ${JSON.stringify(join(__dirname, 'ignore-output-errors.ts'))}
  ignoreOutputErrors()
  for (let lines = 0; lines < 100; lines += 1) {
    console.error('a line')
    console.log('a line')
    await new Promise((next) => setTimeout(next, 1))
  }
  process.exitCode = 7`

/** The code with which the process ends. */
async function ended(output: number | 'pipe'): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', output, output],
    cwd: __dirname,
  })
  // A reader that goes at once.
  child.stdout?.destroy()
  child.stderr?.destroy()
  const [code] = await once(child, 'exit')
  return code
}

test('a process goes on when the disk behind its output is full', async () => {
  const full = openSync('/dev/full', 'w')
  expect(await ended(full)).toBe(7)
  closeSync(full)
})

test('a process goes on when the reader of its output has gone', async () => {
  expect(await ended('pipe')).toBe(7)
})

import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const run = (command: string, args: readonly string[]) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, command), ...args], { encoding: 'utf8' })

test.each<[command: string, args: string, exit: number, output: RegExp]>([
  ['dev.mjs', '--help', 0, /^npm run dev -- <remote>/],
  ['dev.mjs', 'sportsbook --nothing', 1, /^Unknown option '--nothing'[\s\S]*npm run dev -- <remote>/],
  ['dev.mjs', 'sportsbok', 1, /^There is no remote "sportsbok"\. Known: account-info, /],
  ['dev.mjs', 'sportsbook --alone --port abc', 1, /^A port is a number from 1 to 65535\.\n$/],
  ['dev.mjs', 'sportsbook --alone --port 99999', 1, /^A port is a number from 1 to 65535\.\n$/],
  ['new-remote.mjs', '--help', 0, /^npm run new-remote -- <area>/],
  ['new-remote.mjs', 'loyalty --nothing', 1, /^Unknown option '--nothing'[\s\S]*npm run new-remote/],
  ['new-remote.mjs', 'Loyalty', 1, /^"Loyalty" names no area: /],
])('%s %s ends with %i and says how it is written', (command, args, exit, output) => {
  const { status, stdout, stderr } = run(command, args.split(' '))
  expect([status, stdout + stderr]).toEqual([exit, expect.stringMatching(output)])
  expect(stderr).not.toMatch(/^ +at /m)
})

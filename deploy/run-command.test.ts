import { spawnSync } from 'node:child_process'

const run = (command: string, args: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', command, ...args.split(' ')], {
    cwd: import.meta.dirname,
    encoding: 'utf8' as const,
    env: { ...process.env, DATA_DIR: '/nowhere/data', TOUCHLINE_RELEASE_URL: '' },
  })

test.each([
  ['brands/check.ts', '/nowhere', /^There is no folder \/nowhere\.\n$/],
  ['brands/apply-pins.ts', '', /^No release service is named[\s\S]*npm start/],
  ['edge/nginx/generate.ts', '--nothing', /^Unknown option '--nothing'/],
  ['edge/nginx/generate.ts', '--plain abc', /^--plain is a number from 1 to 65535, not "abc"\.\n$/],
])('%s %s names the fault in one text line, without a stack', (command, args, expected) => {
  const { status, stderr } = run(command, args)
  expect([status, stderr]).toEqual([1, expect.stringMatching(expected)])
  expect(stderr).not.toMatch(/^ +at /m)
})

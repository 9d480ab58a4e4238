import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const BUNDLER = pathToFileURL(join(__dirname, 'bundle.mjs')).href

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-bundle-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/program.js'), 'the one before')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a script of the bundler's as a process of its own, which is how builds run it. */
function runScript(script: string) {
  const text = `import { bundleForNode, replaceFolder } from '${BUNDLER}'\n${script}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', text], { cwd: folder, encoding: 'utf8' })
}

/** Bundles `program.ts` into `dist`. */
const BUNDLE = `await bundleForNode({
  entries: { program: process.cwd() + '/program.ts' },
  folder: process.cwd() + '/dist',
  external: [],
})`

test('an error of a bundle names the line of its source', () => {
  const thrower =
    'interface Bet {\n  stake: number\n}\nexport function placeBet(bet: Bet) {\n  throw new Error(String(bet.stake))\n}\n'
  writeFileSync(join(folder, 'thrower.ts'), thrower)
  writeFileSync(join(folder, 'program.ts'), "import { placeBet } from './thrower'\nplaceBet({ stake: 5 })\n")
  expect(runScript(BUNDLE).stderr).toBe('')
  const run = spawnSync(process.execPath, ['--enable-source-maps', 'dist/program.js'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(run.stderr).toMatch(/at placeBet \(.*thrower\.ts:5:9\)/)
})

test.each([
  ['is killed', "process.kill(process.pid, 'SIGKILL')"],
  ['fails', "throw new Error('no room')"],
])('a build that %s halfway leaves the program that was there', (_how, end) => {
  const { status } = runScript(`import { writeFileSync } from 'node:fs'
    replaceFolder(process.cwd() + '/dist', (half) => {
      writeFileSync(half + '/program.js', 'half')
      ${end}
    })`)
  expect(status).not.toBe(0)
  expect(readFileSync(join(folder, 'dist/program.js'), 'utf8')).toBe('the one before')
  writeFileSync(join(folder, 'program.ts'), 'export {}')
  expect(runScript(BUNDLE).stderr).toBe('')
  expect(readdirSync(folder).sort()).toEqual(['dist', 'program.ts'])
})

test('a source that cannot be built leaves the program that was there', () => {
  writeFileSync(join(folder, 'program.ts'), 'const = 1')
  expect(runScript(BUNDLE).status).not.toBe(0)
  expect(readFileSync(join(folder, 'dist/program.js'), 'utf8')).toBe('the one before')
})

test('nothing of the build before stays in the folder', () => {
  writeFileSync(join(folder, 'dist/removed.js'), 'of an earlier version')
  writeFileSync(join(folder, 'program.ts'), 'export {}')
  expect(runScript(BUNDLE).stderr).toBe('')
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['program.js', 'program.js.map'])
})

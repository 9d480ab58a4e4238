// `npm test`: everything that must hold before a change lands, from a bare clone, in one command. With `--quick`, for the
// loop at the desk: types, imports, lint, and the unit tests of files changed since the branch point from origin/main.
import '../../deploy/local/require-node.mjs'
import { parseArgs } from 'node:util'
import { endWith } from '../../deploy/local/fail.mjs'
import { install } from '../../deploy/local/install.mjs'
import { run } from '../../deploy/local/run.mjs'
import { atOnce } from './at-once.mjs'
import { findBrowser } from './browser.mjs'
import { runJest, runJestBeside, runJestWithProcesses } from './jest.mjs'
import { runPlaywright } from './playwright.mjs'
import { createTally } from './tally.mjs'
import { ownTemporaryFolder } from './temporary-folder.mjs'

const { values: options } = parseArgs({
  options: { full: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
})
if (options.full) process.env.FULL = '1'
ownTemporaryFolder()

await install().catch(endWith)
const tally = createTally()
await tally.step('types agree in every package', () => run('node e2e/run/types.mjs'))
await atOnce(2, [
  () => tally.step('imports go one way', () => run('npm run --silent boundaries')),
  () => tally.step('nothing is dead', () => run('npm run --silent dead-code')),
  () => tally.step('words are complete in every language', () => run('npm run --silent words')),
  () => tally.step('words of the code are plain', () => run('npm run --silent plain-words')),
  () => tally.step('formatting and lint are clean', () => run('biome check .')),
  () => tally.step('changesets can be spent', checkChangesets),
])
// The gate's own test opens pages, too.
const browser = await findBrowser()
if (browser.ok) process.env.CHROMIUM_PATH = browser.path
if (options.quick) await runJest(tally, await whereTheBranchBegan())
else {
  // At full size figures are measured: then nothing runs beside journeys.
  await (options.full ? runJest(tally) : runJestWithProcesses(tally))
  const built = await tally.step('every part builds for production', () =>
    run('node deploy/local/build-all.mjs'),
  )
  if (built)
    await tally.step('first and late files stay within their budgets', () =>
      run('npm run --silent check-budgets'),
    )
  await Promise.all([built && runPlaywright(tally, browser), options.full || runJestBeside(tally)])
}

tally.print()
process.exit(tally.failed === 0 ? 0 : 1)

/** A changeset that names no package stops every release. Reads all changesets: those since the first commit. */
async function checkChangesets() {
  const first = await run('git rev-list --max-parents=0 HEAD')
  return first.ok ? run(`changeset status --since ${first.output.trim().split('\n').at(-1)}`) : first
}

/** The commit of origin/main that this branch goes on from; without such a remote the newest commit. */
async function whereTheBranchBegan() {
  const base = await run('git merge-base HEAD origin/main')
  return base.ok ? base.output.trim() : 'HEAD'
}

// `npm run bench`: ratios against yardsticks measured in the same run, printed as a table and kept under docs/bench.
// `npm run bench -- bets first-load` runs those benches alone.

import { install } from '../../deploy/local/install.mjs'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { findBrowser } from './browser.mjs'
import { ownTemporaryFolder } from './temporary-folder.mjs'

ownTemporaryFolder()
await install()
const built = await run('node deploy/local/build-all.mjs', { show: true })
if (!built.ok) process.exit(1)
const browser = await findBrowser()
if (!browser.ok) {
  console.error(browser.reason)
  process.exit(1)
}
const env = { CHROMIUM_PATH: browser.path }
const names = process.argv.slice(2).join(' ')
const result = await run(`npx tsx bench/bench.ts ${names}`, { cwd: `${ROOT}/e2e`, env, show: true })
process.exit(result.ok ? 0 : 1)

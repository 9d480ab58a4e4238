// `npm test`: everything that must hold before a change lands, from a bare clone, in one command.
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { install } from './install.mjs'
import { runJest } from './jest.mjs'
import { runPlaywright } from './playwright.mjs'
import { run } from './run-command.mjs'
import { createTally } from './tally.mjs'

const { values: options } = parseArgs({ options: { full: { type: 'boolean', default: false } } })
if (options.full) process.env.FULL = '1'

const tally = createTally()
await install()

tally.step('types agree in every package', await run('pnpm types'))
tally.step('formatting and lint are clean', await run('pnpm lint'))
tally.step('imports go one way', await run('pnpm boundaries'))
tally.step('nothing is dead', await run('pnpm dead-code'))
await runJest(tally)
const built = await run('node deploy/local/build-all.mjs')
tally.step('every part builds for production', built)
if (built.ok) await runPlaywright(tally, await findBrowser())

tally.print()
process.exit(tally.failed === 0 ? 0 : 1)

// Checks that the build of every area stays within its budget, as the gate of a release would; ends with 1 when not.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { frontPackages } from '../../local/packages.mjs'
import { runCommand } from '../../run-command'
import { describeBuild, weighed } from '../describe-build'
import { type Budgets, checkBudget } from './check-budget'

const ROOT = join(import.meta.dirname, '../../..')

await runCommand(async () => {
  const budgets: Budgets = JSON.parse(await readFile(join(ROOT, 'deploy/budgets.json'), 'utf8'))
  for (const name of frontPackages()) {
    const dist = join(ROOT, name, 'dist')
    const { area, manifest } = await describeBuild(dist)
    const { verdict, summary, problems } = checkBudget(area, await weighed(dist, manifest), budgets)
    console.log(`${area}: ${[summary, ...problems].join('\n  ')}`)
    if (verdict !== 'passed') process.exitCode = 1
  }
})

// Checks the types of every package, two at a time.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { atOnce } from './at-once.mjs'

const groups = ['shared-contracts', '.']
const folders = groups.flatMap((group) =>
  readdirSync(join(ROOT, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, group, entry.name, 'tsconfig.json')))
    .map((entry) => join(group, entry.name)),
)

let failed = false
const checks = folders.map((folder) => async () => {
  const result = await run(`tsc -p ${folder}`)
  if (result.ok) return
  failed = true
  console.log(result.output)
})
await atOnce(2, checks)
process.exit(failed ? 1 : 0)

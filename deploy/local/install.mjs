import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { Refusal } from './fail.mjs'
import { run } from './run.mjs'

const PNPM = 'pnpm@12.21.0'
const STAMP = join(ROOT, 'node_modules', '.touchline-lock')

/** Installs exactly what the lock file names, unless that is installed already. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Installing the libraries (once, a minute or two) …')
  const { ok } = await run(`npx -y ${PNPM} install --frozen-lockfile`, { show: true })
  if (!ok) throw new Refusal('The libraries could not be installed; the lines above say why.')
  writeFileSync(STAMP, wanted)
}

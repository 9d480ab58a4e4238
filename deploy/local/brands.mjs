import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

/** Id and name of every brand that this installation serves. */
export function localBrands() {
  const folder = resolve(process.env.BRANDS_DIR || join(ROOT, 'deploy/brands'))
  return readdirSync(folder)
    .map((name) => join(folder, name, 'brand.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .map(({ id, name }) => ({ id, name }))
}

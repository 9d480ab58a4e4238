import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

/** The folder of the brand files: those of the product unless another one is named. */
export const brandsFolder = () => resolve(process.env.BRANDS_DIR || join(ROOT, 'deploy/brands'))

/** Id and name of every brand that this installation serves. */
export function localBrands() {
  const folder = brandsFolder()
  return readdirSync(folder)
    .map((name) => join(folder, name, 'brand.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .map(({ id, name }) => ({ id, name }))
}

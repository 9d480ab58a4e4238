import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandFile } from './brand-file'
import { checkBrand } from './check-brand'
import type { Fault } from './fault'
import { hostsOf } from './hosts'

/** Faults per brand folder, those between brands included; a brand in order has none. */
export type BrandFaults = Record<string, Fault[]>

/** Checks every brand in a folder: each for itself, and that no host name leads to two of them. */
export async function checkBrands(folder: string): Promise<BrandFaults> {
  const names = await brandNames(folder)
  if (names.length === 0) return { [folder]: [{ path: 'brand.json', message: 'no brand is here' }] }
  const checks = await Promise.all(names.map((name) => checkBrand(join(folder, name))))
  const files = checks.flatMap((check) => (check.ok ? [check.file] : []))
  return Object.fromEntries(
    checks.map((check, at) => [names[at] ?? '', check.ok ? sharedHosts(check.file, files) : check.faults]),
  )
}

/**
 * Folders that hold a brand file, in the order of their names.
 * @throws Error when there is no such folder
 */
export async function brandNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'brand.json')))
    .map(({ name }) => name)
    .sort()
}

function sharedHosts(file: BrandFile, files: readonly BrandFile[]): Fault[] {
  const others = files.filter((other) => other !== file)
  return hostsOf(file).flatMap(({ host }) => {
    const other = others.find((one) => hostsOf(one).some((its) => its.host === host))
    return other ? [{ path: 'hosts', message: `${host} leads to ${other.id} too` }] : []
  })
}

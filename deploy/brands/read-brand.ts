import { join } from 'node:path'
import { brandCss } from '@touchline/ui/themes'
import type { BrandFile } from './brand-file'
import { checkBrand } from './check-brand'
import { brandNames } from './check-brands'
import { textOf } from './fault'
import { assetOf, type BrandAsset, type MarkName, readMarks } from './marks'

/** Folder of the brands that come with the product: beside the folder of this file, in the source as in the build. */
export const BRANDS_FOLDER = join(import.meta.dirname, '../brands')

/** A brand with everything that is served of it. */
export interface Brand {
  file: BrandFile
  marks: Record<MarkName, BrandAsset>
  /** Style sheet of the brand's own colours; null when its theme says all. */
  colours: BrandAsset | null
  /** Changes with anything of the brand. */
  stamp: string
}

/**
 * Reads a brand from its folder.
 * @throws Error that names every fault of it
 */
export async function readBrand(name: string, folder = BRANDS_FOLDER): Promise<Brand> {
  const own = join(folder, name)
  const check = await checkBrand(own)
  if (!check.ok)
    throw new Error(`The brand ${name} is not in order:\n  ${check.faults.map(textOf).join('\n  ')}`)
  const { file } = check
  const marks = await readMarks(own)
  const css = file.colours && brandCss(file.theme, file.colours)
  const colours = css ? assetOf(Buffer.from(css), 'text/css') : null
  const stamp = [JSON.stringify(file), ...Object.values(marks).map(({ hash }) => hash)].join()
  return { file, marks, colours, stamp: assetOf(Buffer.from(stamp), 'text/plain').hash }
}

/**
 * Reads every brand of a folder.
 * @throws Error that names every fault of the first brand that is not in order
 */
export async function readBrands(folder = BRANDS_FOLDER): Promise<Brand[]> {
  const names = await brandNames(folder)
  if (names.length === 0) throw new Error(`There is no brand in ${folder}.`)
  return Promise.all(names.map((name) => readBrand(name, folder)))
}

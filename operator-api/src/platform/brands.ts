import { type BrandTerms, PRODUCT_TERMS, readBrandTerms } from '@touchline/serving'
import type { Job } from './jobs'

/** The terms of each brand, the same as its page shows. */
export interface Brands {
  /** Those of the product for a brand without a file. */
  of(brand: string): BrandTerms
  /** Brands that have a file, by their id. */
  all(): ReadonlyMap<string, BrandTerms>
}

/** For a server whose brands have no files. */
export const NO_BRAND_FILES: Brands = { of: () => PRODUCT_TERMS, all: () => new Map() }

const LOOK_EVERY_MS = 2000

/** Brands by the files of a folder, which edges read too. */
export interface WatchedBrands extends Brands {
  /** Takes over what changed; each process reads for itself, as every edge does. */
  readonly job: Job
}

/**
 * Reads the brand files now and at each run of its job. Invalid files leave the terms as they were; the job fails with the
 * reason.
 * @throws Error that names the file, when the first look finds one out of order
 */
export async function watchBrands(folder: string): Promise<WatchedBrands> {
  let terms = await readBrandTerms(folder)
  let logged = ''
  const round = async () => {
    try {
      terms = await readBrandTerms(folder)
      logged = ''
    } catch (error) {
      // Once for each fault, however often it is found again.
      if (logged === String(error)) return
      logged = String(error)
      throw error
    }
  }
  return {
    of: (brand) => terms.get(brand) ?? PRODUCT_TERMS,
    all: () => terms,
    job: { name: 'brand files', everyMs: LOOK_EVERY_MS, by: 'each process', round },
  }
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BETTING_DAY_START_HOUR, CURRENCIES, LIMITS } from '@touchline/contracts/limits'
import { PRODUCT_IDS, type ProductId, productRow } from '@touchline/contracts/products'
import * as v from 'valibot'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const amount = whole(1, Number.MAX_SAFE_INTEGER)

/** Two whole numbers within the bounds of the product. */
const bounds = ({ min, max }: { min: number; max: number }) =>
  v.strictObject({ min: whole(min, max), max: whole(min, max) })

const { fee, players, matchesMin, matchesMax } = LIMITS.tournament

/** Percent of a gross return, with the decimals that money is reckoned with. */
const percent = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(99.9999),
  v.check((rate) => Math.round(rate * 10_000) / 10_000 === rate, 'has more than four decimals'),
)
const { min: maungMin, max: maungMax } = LIMITS.myanmarParlayLegs
const maungLegs = Array.from({ length: maungMax - maungMin + 1 }, (_, i) => String(maungMin + i))

const hasArea = (id: ProductId): boolean => productRow(id)?.area != null

/** A product that can be shown: of the table, and with an area that draws it. */
const productName = v.pipe(
  v.picklist(PRODUCT_IDS),
  v.check(hasArea, ({ input }) => `${input} has no area that draws it`),
)

/** Fields of a brand file that pages and servers must read alike; docs/brands.md explains them. */
export const BRAND_TERMS = {
  currencies: v.pipe(v.array(v.picklist(CURRENCIES)), v.minLength(1)),
  /** In the order of the menu; products not listed are not offered. */
  products: v.pipe(v.array(productName), v.minLength(1)),
  /** Whether members with a Burmese currency may have Burmese odds. */
  myanmar: v.optional(v.boolean(), true),
  /** Percent kept of the gross of a maung by the number of its legs; the table of the rules unless given. */
  maungDeductions: v.optional(
    v.strictObject({
      byLegs: v.record(v.picklist(maungLegs, `must be from ${maungMin} to ${maungMax}`), percent),
      otherwise: percent,
    }),
  ),
  /** Hour of GMT+8. */
  bettingDayStartHour: whole(0, 23),
  /** The most that anybody of the brand may have, minor units per currency; uplines may allow less. */
  betLimits: v.optional(
    v.record(
      v.picklist(CURRENCIES),
      v.strictObject({ minBet: amount, maxBet: amount, maxPayout: amount, maxPerMatch: amount }),
    ),
    {},
  ),
  /** Fees in whole units of the currency. */
  tournament: v.strictObject({
    fee: bounds(fee),
    players: bounds(players),
    matches: bounds({ min: matchesMin, max: matchesMax }),
    /** Whether one address may have one member in a free room. */
    onePerAddress: v.optional(v.boolean(), true),
    /** Percent of the entry fees that the house keeps; that of the product unless given. */
    rakePercent: v.optional(whole(0, 50)),
    /** Percent of the pool for places 1 to 3, by the least number of players; those of the product unless given. */
    shares: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            players: whole(players.min, players.max),
            percents: v.pipe(
              v.array(whole(1, 100)),
              v.minLength(1),
              v.maxLength(3),
              v.check(
                (percents) => percents.reduce((sum, one) => sum + one, 0) === 100,
                'must add up to 100',
              ),
            ),
          }),
        ),
        v.check(([first]) => first?.players === players.min, `must begin with ${players.min} players`),
        v.check(
          (rows) => rows.every((row, i) => i === 0 || row.players > (rows[i - 1]?.players ?? 0)),
          'must be in order of players',
        ),
      ),
    ),
  }),
}

const BrandTermsFile = v.object({ id: v.string(), ...BRAND_TERMS })
export type BrandTerms = Omit<v.InferOutput<typeof BrandTermsFile>, 'id'>

/** The terms of a brand without a file. */
export const PRODUCT_TERMS: BrandTerms = {
  currencies: [...CURRENCIES],
  products: PRODUCT_IDS.filter(hasArea),
  myanmar: true,
  bettingDayStartHour: BETTING_DAY_START_HOUR,
  betLimits: {},
  tournament: { fee, players, matches: { min: matchesMin, max: matchesMax }, onePerAddress: true },
}

/**
 * The terms of every brand of a folder, by its id. Only fields that servers need are read: `npm run
 * check-brands` checks the others.
 * @throws Error with the name of the file and its fault
 */
export async function readBrandTerms(folder: string): Promise<Map<string, BrandTerms>> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const files = await Promise.all(names.map((name) => termsIn(join(folder, name, 'brand.json'))))
  return new Map(files.flatMap((file) => (file ? [[file.id, file] as const] : [])))
}

async function termsIn(path: string) {
  const text = await readFile(path, 'utf8').catch(() => null)
  // A folder without a brand file is no brand.
  if (text === null) return null
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), BrandTermsFile), text)
  if (read.success) return read.output
  const [fault] = read.issues
  throw new Error(`${path}: ${v.getDotPath(fault) ?? 'brand.json'}: ${fault.message}`)
}

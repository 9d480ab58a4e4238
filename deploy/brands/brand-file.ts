import { type BrandView, CURRENCIES, LANGUAGES, ODDS_TYPES } from '@touchline/contracts'
import * as v from 'valibot'

const language = v.picklist(LANGUAGES)
const currency = v.picklist(CURRENCIES)

/** Bases of the two host groups: path prefixes on one origin, or hosts of their own. */
const Bases = v.object({ app: v.string(), odds: v.string() })

/** A brand as its operator writes it: what the page shows, and where its calls go. */
export const BrandFile = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: v.pipe(v.string(), v.minLength(1)),
  theme: v.picklist(['color1', 'color2', 'color3', 'color4']),
  languages: v.pipe(v.array(language), v.minLength(1)),
  /** Every language has a label, offered here or not: a member may have chosen it under another brand. */
  languageLabels: v.object(v.entriesFromList(LANGUAGES, v.string())),
  currencies: v.pipe(v.array(currency), v.minLength(1)),
  defaultOddsType: v.picklist(ODDS_TYPES),
  defaultLanguage: language,
  products: v.array(v.string()),
  bettingDayStartHour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  refreshMs: v.pipe(v.number(), v.integer(), v.minValue(250)),
  /** Minor units per currency. */
  stakePresets: v.record(currency, v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))),
  support: v.object({ text: v.string(), url: v.nullable(v.string()) }),
  bases: Bases,
})
export type BrandFile = v.InferOutput<typeof BrandFile>

/** Splits what players' browsers get from where their calls go. */
export function viewOf({ bases, ...view }: BrandFile): { brand: BrandView; bases: BrandFile['bases'] } {
  return { brand: view, bases }
}

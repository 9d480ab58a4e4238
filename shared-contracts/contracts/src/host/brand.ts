import type { Currency, Language } from '../limits/limits'
import type { OddsType } from '../odds/odds-type'

/** The part of a brand file that the page needs. */
export interface BrandView {
  id: string
  name: string
  theme: 'color1' | 'color2' | 'color3' | 'color4'
  languages: readonly Language[]
  /** Names of languages in the menu; `tw` is labelled here. */
  languageLabels: Readonly<Record<Language, string>>
  currencies: readonly Currency[]
  defaultOddsType: OddsType
  defaultLanguage: Language
  /** Product ids in menu order. */
  products: readonly string[]
  /** Hour of GMT+8. */
  bettingDayStartHour: number
  refreshMs: number
  /** Stakes of the preset chips, minor units per currency. */
  stakePresets: Readonly<Partial<Record<Currency, readonly number[]>>>
  support: { text: string; url: string | null }
}

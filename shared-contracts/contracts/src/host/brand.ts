import type { GameCategory } from '../calls/games-calls'
import type { Currency } from '../limits/currencies'
import type { Language } from '../limits/languages'
import type { OddsType } from '../odds/odds-type'
import type { LobbyTitle } from './lobby-titles'

export interface Bounds {
  min: number
  max: number
}

/**
 * The rooms that a member of the brand may create; never wider than `LIMITS.tournament`. Fees in whole units
 * of the currency.
 */
export interface TournamentBounds {
  fee: Bounds
  players: Bounds
  matches: Bounds
}

/** Games that a lobby shows at an address which brands use differently. */
export interface BrandLobby {
  title: LobbyTitle
  /** All products unless given. */
  category?: GameCategory
  provider?: string
  /** Only games with this tag. */
  tag?: string
}

/** Addresses of the brand's mark: one drawn for light grounds, one for dark grounds such as the header. */
export interface BrandLogo {
  light: string
  dark: string
}

/**
 * The part of a brand file that the page needs. Later additions are optional: an older edge does not send
 * them.
 */
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
  /** Ids of products that nobody can play yet, of the brand's or not: no menu leads there and nothing promises them. */
  coming?: readonly string[]
  /** Hour of GMT+8. */
  bettingDayStartHour: number
  refreshMs: number
  /** Stakes of the preset chips, minor units per currency. */
  stakePresets: Readonly<Partial<Record<Currency, readonly number[]>>>
  support: { text: string; url: string | null }
  logo?: BrandLogo
  /** Texts that the brand says in its own words: language → key of the shell's words (`product.slots`) → text. */
  labels?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
  tournament?: TournamentBounds
  /** False: no member of the brand has Burmese odds, in any currency. */
  myanmar?: boolean
  /** Percent kept of a maung by the number of its legs; the product's own table unless given. */
  maungDeductions?: { byLegs: Readonly<Record<string, number>>; otherwise: number }
  /** True: members go from one account to another within the page. */
  switchLogin?: boolean
  /** Lobbies by address, such as `/casino100`; a numbered address of slots shows the provider of that number unless given. */
  lobbies?: Readonly<Record<string, BrandLobby>>
  intervals?: { tournamentSeconds: number; showSeconds: number }
}

export type PlayableBrand = Pick<BrandView, 'coming'>

/** Whether members of the brand can play a product. */
export const isPlayable = ({ coming = [] }: PlayableBrand, product: string): boolean =>
  !coming.includes(product)

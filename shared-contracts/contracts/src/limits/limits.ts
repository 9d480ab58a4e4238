/** Bounds and constants that every part agrees on. Money-free: amounts come per member from the server. */
export const LIMITS = {
  pageSize: 10,
  matchesPerPage: 30,
  otherTabItemsMax: 4,
  refreshMs: 1000,
  showIntervalSeconds: 50,
  tournamentRefreshSeconds: 60,
  loginRetrySeconds: 60,
  /** Prices that nobody has confirmed for so long are not sold. */
  freshSeconds: 5,
  /** Play that does not calm down: nobody waits longer than this. */
  liveHoldSeconds: 60,
  nickname: { min: 6, max: 15 },
  password: { min: 6, max: 10 },
  parlayLegs: { min: 2, max: 12 },
  parlayLegsLiveMin: 3,
  systemLegsMin: 3,
  /** Up to this many selections every size from 2 is offered; above it only the full size. */
  systemAllSizesMax: 10,
  myanmarParlayLegs: { min: 2, max: 10 },
  tournament: {
    fee: { min: 10, max: 1000 },
    players: { min: 3, max: 30 },
    matchesMin: 3,
    matchesMax: 12,
    pinDigits: 6,
    privateRoomsPerMember: 1,
  },
} as const

export const TIME_ZONE = 'Asia/Kuala_Lumpur'
export const TIME_ZONE_OFFSET_MINUTES = 480
/** Hour of GMT+8 at which a betting day begins. */
export const BETTING_DAY_START_HOUR = 12

/** Longest time that a page says nobody touched it: a day. */
export const IDLE_SECONDS_MAX = 86_400

export const CURRENCIES = ['CNY', 'IDR', 'THB', 'MYR', 'USD', 'SGD', 'MMK', 'MMO', 'BDT'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'MYR'
export const MYANMAR_CURRENCIES = ['MMK', 'MMO'] as const satisfies readonly Currency[]

/** Display languages; `tw` is Traditional Chinese, whose label is brand data ("Khmer" by default). */
export const LANGUAGES = ['en', 'cn', 'tw', 'vi', 'th', 'id', 'my', 'ja', 'ko'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'en'
/** Names the language that a browser showed last, so that the page can bring its words along. */
export const LANGUAGE_COOKIE = 'touchline_language'
/** Says that a browser shows light or dark whatever its system says, so that the page is so from its skeleton on. */
export const THEME_COOKIE = 'touchline_theme'
/** BCP 47 tag for `lang` attributes and Intl. */
export const LANGUAGE_TAG: Record<Language, string> = {
  en: 'en',
  cn: 'zh-Hans',
  tw: 'zh-Hant',
  vi: 'vi',
  th: 'th',
  id: 'id',
  my: 'my',
  ja: 'ja',
  ko: 'ko',
}

/** Time filters of the board: 0 all, 9 next 2 h, 1 next 4 h, 2 next 8 h, 3 until midnight, 4 00-04, 5 04-12. */
export const TIME_FILTERS = [0, 9, 1, 2, 3, 4, 5] as const
export type TimeFilter = (typeof TIME_FILTERS)[number]

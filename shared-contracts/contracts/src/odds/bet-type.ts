/** Bet types in the order in which a head row counts them. The index is the code on the wire. */
export const BET_TYPES = [
  'hdp',
  'ou',
  'oe',
  'oxt',
  'ml',
  'tw',
  'cs',
  'dc',
  'fglg',
  'htft',
  'tg',
  'orz',
] as const
export type BetType = (typeof BET_TYPES)[number]

/**
 * Part of the match of a line: 0 the whole match, 1 the first half, 3 the second, and the codes of play
 * periods for quarters, sets, innings … `MARKET_PERIODS` names them all; a reader accepts any, and shows the
 * known ones.
 */
export type Period = number
/** Codes are below this. */
export const PERIOD_CODES = 128

/** Market groups: 1 early, 2 today, 3 live. */
export const MARKETS = [1, 2, 3] as const
export type Market = (typeof MARKETS)[number]
export const MarketId = { early: 1, today: 2, live: 3 } as const satisfies Record<string, Market>

/** Correct-score grid 0-0 to 4-4 row by row (home first), then "any other score". */
export const CORRECT_SCORES: readonly string[] = [
  ...Array.from({ length: 25 }, (_, i) => `${Math.floor(i / 5)}-${i % 5}`),
  'AOS',
]

/**
 * Names of the selections of a line, in the order of its prices.
 * Total goals has one bucket less in the first half: 0-1, 2-3, 4+.
 * Outrights have one selection per runner, named by the payload; a line of theirs holds one price ("win").
 */
export const SELECTIONS: Record<BetType, readonly string[]> = {
  hdp: ['home', 'away'],
  ou: ['over', 'under'],
  oe: ['odd', 'even'],
  oxt: ['1', 'X', '2'],
  ml: ['home', 'away'],
  tw: ['home', 'away'],
  cs: CORRECT_SCORES,
  dc: ['1X', '12', 'X2'],
  fglg: ['HF', 'HL', 'AF', 'AL', 'NG'],
  htft: ['HH', 'HD', 'HA', 'DH', 'DD', 'DA', 'AH', 'AD', 'AA'],
  tg: ['0-1', '2-3', '4-6', '7+'],
  orz: ['win'],
}
export const TOTAL_GOALS_FIRST_HALF = ['0-1', '2-3', '4+'] as const

/** Selections of a line by name, in the order of its prices. */
export const selectionNames = (type: BetType, period: Period): readonly string[] =>
  type === 'tg' && period === 1 ? TOTAL_GOALS_FIRST_HALF : SELECTIONS[type]

/** Two-way types that follow the player's odds type; everything else is shown in decimal. */
export const ASIAN_BET_TYPES = ['hdp', 'ou', 'oe', 'ml'] as const satisfies readonly BetType[]
export const isAsian = (type: BetType): boolean => (ASIAN_BET_TYPES as readonly BetType[]).includes(type)

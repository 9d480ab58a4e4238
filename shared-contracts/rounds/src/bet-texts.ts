import * as v from 'valibot'
import type { Words } from './picture-text'

/** A bet of a round in words. */
export interface BetText {
  readonly name: string
  readonly stake: string
}

interface BetTextsInput {
  readonly kind: string | null
  /** As the provider gives it. */
  readonly bet: unknown
  /** Words of the area, below its key `bets`. */
  readonly t: Words
  readonly amount: (minor: number) => string
}

const BetsSchema = v.array(
  v.object({
    bet: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*(:\d{1,2}(-\d{1,2})*)?$/)),
    stake: v.pipe(v.number(), v.safeInteger()),
  }),
)

type NameOf = (bet: string, numbers: string, t: Words) => string

/** Numbers of a bet as they are spoken of at the table. */
const listed = (numbers: string): string => numbers.replaceAll('-', '/')

const NAMES: Readonly<Record<string, NameOf>> = {
  roulette: (bet, numbers, t) => {
    if (bet === 'first-four') return '0/1/2/3'
    if (bet === 'dozen') return t(`bets.roulette.dozen${numbers}`)
    if (bet === 'column') return t('bets.roulette.column', { number: numbers })
    return numbers ? listed(numbers) : t(`bets.roulette.${bet}`)
  },
  baccarat: (bet, _, t) => t(`bets.baccarat.${bet}`),
  'sic-bo': (bet, numbers, t) => t(`bets.sic-bo.${bet}`, numbers ? { number: listed(numbers) } : undefined),
  'dragon-tiger': (bet, _, t) => {
    const [side = '', kind] = bet.split('-')
    if (!kind || bet === 'suited-tie') return t(`bets.dragon-tiger.${bet}`)
    return `${t(`bets.dragon-tiger.${side}`)} ${t(`bets.dragon-tiger.${kind}`)}`
  },
  duel: (bet, numbers, t) =>
    t(`bets.duel.${bet}`, numbers ? { number: numbers.replace('-', ' – ') } : undefined),
}
const VARIETIES: Readonly<Record<string, string>> = {
  'baccarat-no-commission': 'baccarat',
  'roulette-partage': 'roulette',
  'map-duel': 'duel',
}

/** The bet on a table in words; empty for other games and unknown bets. */
export function betTexts({ kind, bet, t, amount }: BetTextsInput): readonly BetText[] {
  const known = VARIETIES[kind ?? ''] ?? kind ?? ''
  const nameOf = Object.hasOwn(NAMES, known) ? NAMES[known] : undefined
  const parsed = v.safeParse(BetsSchema, bet)
  if (!nameOf || !parsed.success) return []
  return parsed.output.map((placed) => {
    const [code = '', numbers = ''] = placed.bet.split(':')
    return { name: nameOf(code, numbers, t), stake: amount(placed.stake) }
  })
}

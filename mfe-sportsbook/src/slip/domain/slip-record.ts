import { BetLeg, betSingle, MyanmarTerms, ODDS_POLICIES } from '@touchline/contracts/calls'
import { CURRENCIES, LIMITS } from '@touchline/contracts/limits'
import { BET_TYPES, ODDS_TYPES, OddsTypeId } from '@touchline/contracts/odds'
import { isPrice } from '@touchline/rules'
import * as v from 'valibot'
import { storedType } from '../../shared/domain/slip-terms'

const whole = v.pipe(v.number(), v.safeInteger())
/** A stake as the field accepts it; anything else is no stake. */
const StakeText = v.fallback(v.pipe(v.string(), v.regex(/^[\d.,]{0,20}$/)), '')
const Rows = v.optional(v.record(v.string(), StakeText))
const LegSchema = v.pick(BetLeg, [
  'match_id',
  'sport',
  'league',
  'home',
  'away',
  'kickoff',
  'market',
  'bet_type',
  'period',
  'line',
  'selection',
  'odds',
  'odds_type',
  'score_at_bet',
  'myanmar',
])
const common = {
  accountId: v.string(),
  sentAt: v.number(),
  currency: v.picklist(CURRENCIES),
  risk: whole,
  win: whole,
}
const picked = {
  match_id: v.number(),
  line_id: v.number(),
  selection: v.string(),
}
const MODES = ['single', 'parlay', 'system', 'myanmar'] as const
const COMBINED = ['parlay', 'system', 'myanmar'] as const

const SentSingle = v.object({
  ...common,
  request: betSingle.request,
  leg: LegSchema,
})

/** The look-up needs the key alone; of the request the slip shows only these fields. */
const SentCombined = v.object({
  ...common,
  mode: v.picklist(COMBINED),
  request: v.object({
    idem_key: v.string(),
    picks: v.array(
      v.object({
        ...picked,
        odds: v.number(),
        ball: v.number(),
        line: v.number(),
        score: v.nullable(v.tuple([v.number(), v.number()])),
        myanmar: v.optional(MyanmarTerms),
      }),
    ),
    stake: whole,
    units: v.optional(v.array(v.object({ size: v.number(), stake: whole }))),
    accept: v.picklist(ODDS_POLICIES),
  }),
  legs: v.array(LegSchema),
})

/** A bet that was sent, and whose result is not known. */
export const SentSchema = v.union([SentCombined, SentSingle])

const priced = {
  lineId: whole,
  period: whole,
  odds: whole,
  ball: whole,
}
const SeenSchema = v.pipe(
  v.object({
    ...priced,
    sport: whole,
    selection: v.string(),
    line: whole,
    betType: v.picklist(BET_TYPES),
    market: BetLeg.entries.market,
    oddsType: v.picklist(ODDS_TYPES),
    stored: v.nullable(whole),
    score: v.nullable(v.pipe(v.tuple([whole, whole]), v.readonly())),
  }),
  v.check(({ odds, oddsType }) => isPrice(odds, oddsType)),
  v.check(({ betType, stored: price }) => price === null || isPrice(price, storedType(betType))),
)

/** Burmese prices are Malay. */
const SeenBurmeseSchema = v.pipe(
  v.object({
    ...MyanmarTerms.entries,
    ...priced,
    betType: v.picklist(['hdp', 'ou']),
    side: v.picklist(['home', 'away', 'over', 'under']),
  }),
  v.check(({ odds }) => isPrice(odds, OddsTypeId.MY)),
)

const SelectionSchema = v.object({
  /** The idempotency key of its next bet. A Burmese selection is bet in its combination alone. */
  key: v.string(),
  pick: v.object({ ...picked, myanmar: v.optional(MyanmarTerms) }),
  stakeText: StakeText,
  /** Its names: the match may be over when the page is loaded again. */
  leg: v.optional(LegSchema),
  /** The terms that the player has seen; after a reload the slip asks about a change of them. */
  seen: v.fallback(v.optional(SeenSchema), undefined),
  seenBurmese: v.fallback(v.optional(SeenBurmeseSchema), undefined),
})
export type StoredSelection = v.InferOutput<typeof SelectionSchema>

/** The draft of a combined bet. */
const StakeSchema = v.object({
  key: v.string(),
  stakeText: StakeText,
  rows: Rows,
})
export type StoredStake = v.InferOutput<typeof StakeSchema>

const LastBetSchema = v.object({
  mode: v.picklist(MODES),
  picks: v.array(SelectionSchema.entries.pick),
  legs: v.array(LegSchema),
  stakeText: StakeText,
  rows: Rows,
  betId: v.optional(v.string()),
})

const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

const RecordSchema = v.object({
  mode: v.fallback(v.picklist(MODES), 'single'),
  sameStake: v.fallback(v.boolean(), true),
  keepsSelections: v.fallback(v.boolean(), false),
  selections: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) => inLimits(all.flatMap(readSelection))),
    ),
    [],
  ),
  stakes: v.fallback(
    v.object({
      parlay: optional(StakeSchema),
      system: optional(StakeSchema),
      myanmar: optional(StakeSchema),
    }),
    {},
  ),
  lastStake: v.fallback(StakeText, ''),
  lastBet: v.fallback(v.nullable(LastBetSchema), null),
})

/** The slip of a member, as the tabs of a browser share it. */
export type SlipRecord = v.InferOutput<typeof RecordSchema>

/** The parts of a record that can be read; null of anything else. */
export function readRecord(stored: unknown): SlipRecord | null {
  const parsed = v.safeParse(RecordSchema, stored)
  return parsed.success ? parsed.output : null
}

function readSelection(stored: unknown): StoredSelection[] {
  const parsed = v.safeParse(SelectionSchema, stored)
  return parsed.success ? [parsed.output] : []
}

/** A slip holds so many selections of each kind of price. */
function inLimits(all: readonly StoredSelection[]): StoredSelection[] {
  const isBurmese = ({ pick }: StoredSelection): boolean => pick.myanmar !== undefined
  const asian = all.filter((one) => !isBurmese(one)).slice(0, LIMITS.parlayLegs.max)
  const burmese = all.filter(isBurmese).slice(0, LIMITS.myanmarParlayLegs.max)
  return [...asian, ...burmese]
}

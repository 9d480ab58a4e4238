import { BetLeg, betSingle, MyanmarTerms, ODDS_POLICIES } from '@touchline/contracts/calls'
import { CURRENCIES } from '@touchline/contracts/limits'
import { BET_TYPES, ODDS_TYPES, OddsTypeId } from '@touchline/contracts/odds'
import { isPrice } from '@touchline/rules'
import * as v from 'valibot'
import { storedType } from '../../shared/domain/slip-terms'

const whole = v.pipe(v.number(), v.safeInteger())
/** A stake as it was typed; what no field lets in is not taken from a record either. */
const StakeText = v.fallback(v.pipe(v.string(), v.regex(/^[\d.,]{0,20}$/)), '')
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
const picked = { match_id: v.number(), line_id: v.number(), selection: v.string() }

/** A single that may have left. */
export const SentSingleSchema = v.object({ ...common, request: betSingle.request, leg: LegSchema })

/** Kept to be asked for by its key, never to be sent again: of its request only what is shown matters. */
export const SentCombinationSchema = v.object({
  ...common,
  mode: v.picklist(['parlay', 'system', 'myanmar']),
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

const priced = { lineId: whole, period: whole, odds: whole, ball: whole }
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
  // What is no price cannot be compared with one.
  v.check(({ odds, oddsType }) => isPrice(odds, oddsType)),
  v.check(({ betType, stored: price }) => price === null || isPrice(price, storedType(betType))),
)

/** The same of a Burmese one, whose prices are Malay. */
const SeenBurmeseSchema = v.pipe(
  v.object({
    ...MyanmarTerms.entries,
    ...priced,
    betType: v.picklist(['hdp', 'ou']),
    side: v.picklist(['home', 'away', 'over', 'under']),
  }),
  v.check(({ odds }) => isPrice(odds, OddsTypeId.MY)),
)

/** A selection with its stake. */
export const SelectionSchema = v.object({
  pick: v.object({ ...picked, myanmar: v.optional(MyanmarTerms) }),
  stakeText: StakeText,
  /** Its place, which is when it was picked unless it stands between others (`placesOf`), and when its stake was last typed; epoch milliseconds. */
  since: v.number(),
  at: v.number(),
  /** What bets on it are named by, and how often it has left in one. */
  key: v.optional(v.string()),
  sends: v.optional(v.number()),
  /** Names of a selection whose match may be over when the page comes back. */
  leg: v.optional(LegSchema),
  /** What the player had seen of it, and is asked about again where it has moved; a Burmese one has terms of its own. */
  seen: v.fallback(v.optional(SeenSchema), undefined),
  seenBurmese: v.fallback(v.optional(SeenBurmeseSchema), undefined),
  /** Its market went in-play, which took it out: tabs that hold it say so, with a way back. */
  gone: v.optional(v.literal('market')),
})
export type RememberedSelection = v.InferOutput<typeof SelectionSchema>

/** How selections are bet on. */
export const FormSchema = v.object({
  mode: v.picklist(['single', 'parlay', 'system', 'myanmar']),
  sameStake: v.boolean(),
  keepsSelections: v.optional(v.boolean(), false),
})
export type RememberedForm = v.InferOutput<typeof FormSchema>

/** The stake of a combination as it is typed, and when. */
export const StakeSchema = v.object({
  mode: v.picklist(['parlay', 'system', 'myanmar']),
  stakeText: StakeText,
  rows: v.optional(v.record(v.string(), StakeText)),
  at: v.number(),
})
export type RememberedStake = v.InferOutput<typeof StakeSchema>

/** What a bet that was accepted is made anew from. */
export const LastBetSchema = v.object({
  mode: FormSchema.entries.mode,
  picks: v.array(SelectionSchema.entries.pick),
  legs: v.array(LegSchema),
  stakeText: StakeText,
  rows: v.optional(v.record(v.string(), StakeText)),
  betId: v.optional(v.string()),
})

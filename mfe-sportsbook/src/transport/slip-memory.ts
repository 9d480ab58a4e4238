import { BetLeg, betSingle, MyanmarTerms, ODDS_POLICIES } from '@touchline/contracts/calls'
import { CURRENCIES } from '@touchline/contracts/limits'
import * as v from 'valibot'
import type { SentCombination } from '../domain/slip-combination'
import type { SentBet } from '../domain/slip-sent'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const SENT_KEY = 'touchline.slip.sent'
const COMBINATION_KEY = 'touchline.slip.sent-combined'
const DRAFT_KEY = 'touchline.slip.draft'
const LAST_STAKE_KEY = 'touchline.slip.last-stake'

const minor = v.pipe(v.number(), v.safeInteger())
const Leg = v.pick(BetLeg, [
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
const Sent = v.object({
  accountId: v.string(),
  sentAt: v.number(),
  request: betSingle.request,
  leg: Leg,
  currency: v.picklist(CURRENCIES),
  risk: minor,
  win: minor,
})

/** Kept to be asked for by its key, never to be sent again: of its request only what is shown matters. */
const Combination = v.object({
  mode: v.optional(v.picklist(['parlay', 'system', 'myanmar']), 'parlay'),
  accountId: v.string(),
  sentAt: v.number(),
  request: v.object({
    idem_key: v.string(),
    picks: v.array(
      v.object({
        ...{ match_id: v.number(), line_id: v.number(), selection: v.string() },
        ...{ odds: v.number(), ball: v.number(), line: v.number() },
        score: v.nullable(v.tuple([v.number(), v.number()])),
        myanmar: v.optional(MyanmarTerms),
      }),
    ),
    stake: minor,
    units: v.optional(v.array(v.object({ size: v.number(), stake: minor }))),
    accept: v.picklist(ODDS_POLICIES),
  }),
  legs: v.array(Leg),
  currency: v.picklist(CURRENCIES),
  risk: minor,
  win: minor,
})

const Draft = v.object({
  accountId: v.string(),
  pick: v.object({
    ...{ match_id: v.number(), line_id: v.number(), selection: v.string() },
    myanmar: v.optional(MyanmarTerms),
  }),
  stakeText: v.string(),
  /** As it was last seen: names of a selection whose match may be over when the page comes back. */
  leg: v.optional(Leg),
})
export type RememberedDraft = v.InferOutput<typeof Draft>

/** Bets may be on their way side by side, and selections wait side by side. */
const SentBets = v.array(Sent)
const Combinations = v.array(Combination)
const Drafts = v.array(Draft)

const LastStake = v.object({ accountId: v.string(), text: v.string() })

/** What outlives a reload of this tab. Things of another member are not given out. */
export interface SlipMemory {
  sent(accountId: string): readonly SentBet[]
  keepSent(sent: SentBet): void
  /** Once the fate of the bet with this key is known. */
  dropSent(key: string): void
  sentCombinations(accountId: string): readonly SentCombination[]
  keepCombination(sent: SentCombination): void
  dropCombination(key: string): void
  drafts(accountId: string): readonly RememberedDraft[]
  keepDrafts(drafts: readonly RememberedDraft[]): void
  lastStake(accountId: string): string
  keepLastStake(accountId: string, text: string): void
}

/** Memory in the tab's session storage. A browser that refuses storage costs the recovery after a reload, not the bet. */
export function createSlipMemory(store: Store, warn: (message: string) => void): SlipMemory {
  const read = <Schema extends v.GenericSchema>(
    key: string,
    schema: Schema,
  ): v.InferOutput<Schema> | null => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(store.getItem(key) ?? 'null'))
      return parsed.success ? parsed.output : null
    } catch {
      return null
    }
  }
  const write = (key: string, value: unknown): void => {
    try {
      if (value === null) store.removeItem(key)
      else store.setItem(key, JSON.stringify(value))
    } catch {
      warn(`The browser refuses to keep ${key}.`)
    }
  }
  const writeList = (key: string, list: readonly unknown[]): void => write(key, list.length ? list : null)
  const sentBets = (): readonly SentBet[] => read(SENT_KEY, SentBets) ?? []
  const combinations = (): readonly SentCombination[] => read(COMBINATION_KEY, Combinations) ?? []
  return {
    sentCombinations: (accountId) => combinations().filter(isOf(accountId)),
    keepCombination: (sent) => write(COMBINATION_KEY, [...combinations(), sent]),
    dropCombination: (key) => {
      const kept = combinations()
      const left = kept.filter(({ request }) => request.idem_key !== key)
      if (left.length < kept.length) writeList(COMBINATION_KEY, left)
    },
    sent: (accountId) => sentBets().filter(isOf(accountId)),
    keepSent: (sent) => write(SENT_KEY, [...sentBets(), sent]),
    dropSent: (key) => {
      const kept = sentBets()
      const left = kept.filter(({ request }) => request.idem_key !== key)
      if (left.length < kept.length) writeList(SENT_KEY, left)
    },
    drafts: (accountId) => (read(DRAFT_KEY, Drafts) ?? []).filter(isOf(accountId)),
    keepDrafts: (drafts) => writeList(DRAFT_KEY, drafts),
    lastStake: (accountId) => {
      const last = read(LAST_STAKE_KEY, LastStake)
      return last?.accountId === accountId ? last.text : ''
    },
    keepLastStake: (accountId, text) => write(LAST_STAKE_KEY, { accountId, text }),
  }
}

const isOf =
  (accountId: string) =>
  (kept: { accountId: string }): boolean =>
    kept.accountId === accountId

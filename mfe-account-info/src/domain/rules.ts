import { LIMITS } from '@touchline/contracts/limits'
import { delayBounds } from '@touchline/rules'
import { defineAddress, oneOf, text } from '@touchline/screens/address'

/** The rules by topic, in the order in which they are read. Their texts are words: `rules.<id>.title` and `.text`. */
export const RULES = {
  general: ['account', 'key', 'clock', 'correction', 'commission'],
  odds: ['types', 'negative', 'limits', 'moved', 'suspended'],
  live: ['waiting', 'rejected'],
  football: ['time', 'handicap', 'handicapLive', 'quarter', 'total', 'firstHalf', 'markets'],
  sports: ['score', 'draw'],
  results: ['void', 'firstHalfAbandoned', 'secondHalfAbandoned', 'firstGoal', 'outright'],
} as const

export type Topic = keyof typeof RULES
export const TOPICS = Object.keys(RULES) as Topic[]

/** A rule with its topic: `football.quarter`. */
export type RuleId = { [T in Topic]: `${T}.${(typeof RULES)[T][number]}` }[Topic]
export const RULE_IDS = TOPICS.flatMap((topic) => RULES[topic].map((rule) => `${topic}.${rule}` as RuleId))

export const topicOf = (id: RuleId): Topic => id.split('.')[0] as Topic

/** Which topic, what is searched for, and the one rule that a link leads to. */
export const RULES_PAGE = defineAddress('/info/rules', {
  topic: oneOf(['all', ...TOPICS]),
  search: text({ as: 'q' }),
  rule: oneOf(['', ...RULE_IDS]),
})
export type RulesView = ReturnType<typeof RULES_PAGE.viewOf>

const delay = delayBounds()

/** What the texts name, from where the product takes it. */
export const RULE_VALUES = {
  liveDelayLeast: delay.least,
  liveDelayMost: delay.most,
  liveHold: LIMITS.liveHoldSeconds,
  fresh: LIMITS.freshSeconds,
  nicknameMin: LIMITS.nickname.min,
  nicknameMax: LIMITS.nickname.max,
} as const

/** Rules that a view asks for: of its topic, with every word that is searched for. */
export function findRules(
  { topic, search }: Pick<RulesView, 'topic' | 'search'>,
  textOf: (id: RuleId) => string,
): RuleId[] {
  const wanted = search.toLowerCase().split(/\s+/)
  return RULE_IDS.filter((id) => {
    if (topic !== 'all' && topicOf(id) !== topic) return false
    const said = textOf(id).toLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}

/** The rules by topic, in the order in which they are read. Their texts are words: `rules.<id>.title` and `.text`. */
export const RULES = {
  general: ['account', 'key', 'clock', 'workingDay', 'correction', 'turnover', 'commission'],
  odds: ['types', 'negative', 'limits', 'payout', 'moved', 'suspended'],
  live: ['waiting', 'rejected'],
  combined: ['legs', 'pay', 'system', 'stake'],
  burmese: ['body', 'win', 'maung', 'deduction'],
  football: [
    ...['time', 'handicap', 'handicapLive', 'quarter', 'total', 'oneXtwo', 'oddEven'],
    ...['scores', 'firstLast', 'firstHalf', 'corners', 'bookings'],
  ],
  sports: ['score', 'draw', 'basketball', 'tennis', 'esports'],
  results: [
    ...['void', 'postponed', 'placedLate', 'firstHalfAbandoned', 'secondHalfAbandoned', 'firstGoal'],
    ...['notPlayed', 'outright'],
  ],
} as const satisfies Record<string, readonly string[]>

export type Topic = keyof typeof RULES
export const TOPICS = Object.keys(RULES) as Topic[]

/** A rule with its topic: `football.quarter`. */
export type RuleId = { [T in Topic]: `${T}.${(typeof RULES)[T][number]}` }[Topic]
export const RULE_IDS = TOPICS.flatMap((topic) => RULES[topic].map((rule) => `${topic}.${rule}` as RuleId))

export const topicOf = (id: RuleId): Topic => id.split('.')[0] as Topic

/** The topic that an address names; null for all of them. */
export const topicNamed = (name: string): Topic | null => TOPICS.find((topic) => topic === name) ?? null

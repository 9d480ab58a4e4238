/** The rules by topic, in the order in which they are read. Other areas link to them by name. */
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

export type RuleTopic = keyof typeof RULES

/** A rule with its topic: `football.quarter`. */
export type RuleId = { [T in RuleTopic]: `${T}.${(typeof RULES)[T][number]}` }[RuleTopic]

import { defineAddress, text } from '@touchline/screens/address'

/** Which topic, what is searched for, and the one rule that a link leads to; names that there are not mean nothing. */
export const RULES_PAGE = defineAddress('/info/rules', {
  topic: text(),
  search: text({ as: 'q' }),
  rule: text(),
})
export type RulesView = ReturnType<typeof RULES_PAGE.viewOf>

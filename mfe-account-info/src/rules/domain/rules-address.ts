import { defineAddress, text } from '@touchline/screens/address'

/** The topic, the searched text, and the linked rule; unknown names have no effect. */
export const RULES_PAGE = defineAddress('/info/rules', {
  topic: text(),
  search: text({ as: 'q' }),
  rule: text(),
})
export type RulesView = ReturnType<typeof RULES_PAGE.viewOf>

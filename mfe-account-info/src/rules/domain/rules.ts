import { RULES, type RuleId, type RuleTopic } from '@touchline/contracts/rules'

/** The texts of rules are words: `rules.<id>.title` and `.text`. */
export const TOPICS = Object.keys(RULES) as RuleTopic[]
export const RULE_IDS = TOPICS.flatMap((topic) => RULES[topic].map((rule) => `${topic}.${rule}` as RuleId))

export const topicOf = (id: RuleId): RuleTopic => id.split('.')[0] as RuleTopic

/** The topic that an address names; null for all of them. */
export const topicNamed = (name: string): RuleTopic | null => TOPICS.find((topic) => topic === name) ?? null

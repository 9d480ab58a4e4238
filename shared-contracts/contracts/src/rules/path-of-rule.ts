import type { RuleId } from './rules'

/** Address of one rule in the list; without one, of its start. */
export const pathOfRule = (rule?: RuleId): string => `/info/rules${rule ? `?rule=${rule}` : ''}`

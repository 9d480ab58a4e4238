import type { RuleId } from './rules'

/** Where one rule stands among all; without one, where they begin. */
export const pathOfRule = (rule?: RuleId): string => `/info/rules${rule ? `?rule=${rule}` : ''}`

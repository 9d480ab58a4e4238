export { ruleValues } from './domain/rule-values'

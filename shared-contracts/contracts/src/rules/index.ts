export * from './rule-of-market'
export * from './rule-of-refusal'
export * from './rules'

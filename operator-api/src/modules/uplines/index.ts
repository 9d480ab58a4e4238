export { type ChainLink, readChain } from './chain'
export {
  type CurrencyNode,
  commonCurrencies,
  currencyFaultOf,
  readCurrencies,
} from './chain-currencies'
export {
  type ChainFault,
  faultOf,
  holdUplines,
  type MemberRates,
  UPLINE_LEVELS,
  type UplineNode,
} from './chain-rules'
export { type LimitChain, readLimitChain } from './limit-chain'
export { type BetTerms, type MemberRow, memberOf } from './repository'
export {
  ACCOUNT_STATES,
  type AccountState,
  COMMISSION_GROUPS,
  FIRST_BRAND,
  inTypableStakes,
  type Member,
  type MemberLimit,
  memberId,
  narrower,
  notOffered,
} from './rules'
export { createUplines, limitsAt, type Uplines } from './service'

export { cameBackInPart } from './domain/came-back-in-part'
export { isReopened } from './domain/is-reopened'
export { placedBet } from './domain/placed-bet'
export { refusedStake, stakeOf, stakeTextOf, typedStake } from './domain/slip-stake'
export type { FieldEntry } from './domain/stake-entry'
export { repeatBet } from './state/repeat-bet'
export type { SlipContext } from './state/slip-context'
export { closeEntry, legOf, type SlipEntry } from './state/slip-entry'
export { slipFeed$ } from './transport/slip-feed'
export { slipMatchOf } from './transport/slip-match-of'
export { lastBetName } from './views/bet-name'
export { commissionOf, markText } from './views/bet-news'
export { entryNews } from './views/entry-news'
export { LazyRefusalRule } from './views/lazy-more'
export { MatchScore } from './views/match-score'
export { PickText } from './views/pick-text'
export { lockKey, pageLock } from './views/press-form'
export { rejectionWords } from './views/rejection-words'
export { SlipClock } from './views/slip-clock'
export { useSlip } from './views/slip-context'
export { SlipCopy } from './views/slip-copy'
export { SlipEmptyText } from './views/slip-empty-text'
export { SlipFoot } from './views/slip-foot'
export { SlipNotice } from './views/slip-notice'
export { AskedPrice } from './views/slip-old-price'
export { SlipPolicy } from './views/slip-policy'
export { SlipPrice } from './views/slip-price'
export { SlipStakeField } from './views/slip-stake-field'
export { kickoffWords, momentWords } from './views/slip-times'
export {
  countedEvent,
  errorText,
  kindWithScore,
  matchAndKind,
  matchName,
  pickAlone,
  pickWithLine,
  worded,
} from './views/slip-words'
export { stakeError } from './views/stake-error'
export { StakeInput } from './views/stake-input'
export { ticketsText, unitTexts } from './views/tickets-text'
export { useNow } from './views/use-now'
export { useWait } from './views/use-wait'
export { heldWords } from './views/wait-words'

export { cameBackInPart, isReopened, placedBet } from './domain/placed-bet'
export { legOf, type SlipEntry } from './domain/slip-now'
export { refusedStake, stakeOf, stakeTextOf, typedStake } from './domain/slip-stake'
export type { FieldEntry } from './domain/stake-input'
export { repeatBet } from './state/repeat-bet'
export type { SlipContext } from './state/slip-context'

export { slipFeed$, slipMatchOf } from './transport/slip-feed'
export { lastBetName, ticketsText, unitTexts } from './views/bet-name'
export { commissionOf, markText } from './views/bet-news'
export { heldWords, useWait } from './views/bet-wait'
export { entryNews } from './views/entry-news'
export { LazyRefusalRule } from './views/lazy-more'
export { PickText } from './views/pick-text'
export { lockKey, pageLock } from './views/press-form'
export { rejectionWords } from './views/rejection-words'
export { useSlip } from './views/slip-context'
export { SlipCopy } from './views/slip-copy'
export { SlipFoot, SlipPolicy } from './views/slip-foot'
export { MatchScore, SlipClock } from './views/slip-match-line'
export { SlipEmptyText, SlipNotice } from './views/slip-notice'
export { AskedPrice, SlipPrice } from './views/slip-price'
export { SlipStakeField } from './views/slip-stake-field'
export {
  countedEvent,
  errorText,
  kickoffWords,
  kindWithScore,
  matchAndKind,
  matchName,
  momentWords,
  pickAlone,
  pickWithLine,
  worded,
} from './views/slip-words'
export { stakeError } from './views/stake-error'
export { StakeInput } from './views/stake-input'
export { useNow } from './views/use-now'

export { SlipLadderView } from './slip-ladder-view'
export { SlipReceiptCard } from './slip-receipt'
export { SlipSeveral } from './slip-several'

export { QuickBet, QuickPanel, SlipSettings } from '../../quick-bet'
export { SlipApart } from './parlay/slip-apart'
export { SlipCombined } from './parlay/slip-combined'

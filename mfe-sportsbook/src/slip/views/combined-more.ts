export { QuickBet, QuickPanel, SlipSettings } from '../../quick-bet'
export { SlipApart, SlipCombined } from './parlay/slip-combined'

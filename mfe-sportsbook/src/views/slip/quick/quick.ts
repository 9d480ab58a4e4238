export { QuickBet } from '../../../state/quick-bet'
export { QuickPanel } from './quick-panel'
export { SlipSettings } from './slip-settings'

export { QuickBet, type QuickPorts } from './state/quick-bet'
export { QuickPanel } from './views/quick-panel'
export { SlipSettings } from './views/slip-settings'

export { followAccount } from './follow-account'
export { HostState } from './host-state'

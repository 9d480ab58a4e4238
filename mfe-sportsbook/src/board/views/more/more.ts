export { MorePage } from './more-page'
export { MorePanel } from './more-panel'

export { findTool } from './find-tool'
export { freePort } from './free-port'

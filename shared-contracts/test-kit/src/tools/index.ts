export { errorLists } from './error-lists'
export { findTool } from './find-tool'
export { freePort } from './free-port'
export { sendAndReset } from './send-and-reset'

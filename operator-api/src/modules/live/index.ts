export { Hub } from './hub'
export { attachSockets, type SocketLimits } from './sockets'

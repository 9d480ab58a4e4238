export { SlipIdle } from './views/slip-idle'

export { answerSignature } from './operator-client'
export { type OperatorSettings, readOperators } from './operator-settings'
export {
  createOperatorWallets,
  type OperatorConnections,
  type OperatorWallets,
  type Reservation,
} from './service'

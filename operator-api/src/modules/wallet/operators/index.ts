export { answerSignature } from './operator-client'
export { type OperatorSettings, readOperators } from './operator-settings'
export {
  createOperatorWallets,
  type NotReserved,
  type OperatorConnections,
  type OperatorWallets,
  type Reservation,
  type ReservedMoney,
} from './service'

export { answerSignature, type OperatorClient } from './operator-client'
export { OperatorFault } from './operator-fault'
export { type OperatorSettings, readOperators } from './operator-settings'
export { compareOperatorBook, type OperatorDifference } from './reconciliation'
export {
  createOperatorWallets,
  type NotReserved,
  type OperatorConnections,
  type OperatorWallets,
  operatorClients,
  type Reservation,
  type ReservedMoney,
} from './service'

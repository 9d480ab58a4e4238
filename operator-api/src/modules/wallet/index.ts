export { cashOf, clearingOf, houseOf, houseShard, poolOf, type WalletAccount } from './accounts'
export {
  answerSignature,
  compareOperatorBook,
  createOperatorWallets,
  type NotReserved,
  type OperatorClient,
  type OperatorConnections,
  type OperatorDifference,
  OperatorFault,
  type OperatorSettings,
  type OperatorWallets,
  operatorClients,
  type Reservation,
  type ReservedMoney,
  readOperators,
} from './operators'
export { postAdjustment } from './repository'
export { createWallet, type Wallet } from './service'
export type * from './transfer-port'

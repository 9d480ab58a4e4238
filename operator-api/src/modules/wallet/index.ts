export { cashOf, clearingOf, houseOf, houseShard, poolOf, type WalletAccount } from './accounts'
export {
  answerSignature,
  createOperatorWallets,
  type NotReserved,
  type OperatorConnections,
  type OperatorSettings,
  type OperatorWallets,
  type Reservation,
  type ReservedMoney,
  readOperators,
} from './operators'
export { postAdjustment } from './repository'
export { createWallet, type Wallet } from './service'
export type * from './transfer-port'

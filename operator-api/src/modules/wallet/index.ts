export { cashOf, clearingOf, houseOf, houseShard, poolOf, type WalletAccount } from './accounts'
export { postAdjustment } from './repository'
export { createWallet, type Wallet } from './service'
export type * from './transfer-port'

export * from './transfer-order'
export type { Wallet } from './wallet'

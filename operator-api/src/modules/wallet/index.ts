export { createWallet } from './create-wallet'
export { houseShard } from './house-shard'
export * from './transfer-order'
export type { Wallet } from './wallet'

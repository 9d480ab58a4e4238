export { postAdjustment } from './repository'
export * from './rules'
export { createWallet, type Wallet } from './service'

export { createSportsbook, type SportsbookModule } from './create-sportsbook'
export type { SettlementWorker } from './settlement-worker'

import type { ApiModule } from '../../platform/module'
import { createSettlementWorker, type SettlementWorker, type WorkerDeps } from './settlement-worker'

export { foreseeSettlement } from './foresee-settlement'
export { legVoidReason } from './leg-void'
export { commissionOf } from './settle-bet'
export { laterKind, settlementKind } from './settlement-kind'

/** Bets settled, and settled again, by the results of their matches. */
export interface SettlementModule extends ApiModule, SettlementWorker {
  readonly jobs: SettlementWorker['jobs']
  start(): Promise<void>
  stop(): Promise<void>
}

export function createSettlement(deps: WorkerDeps): SettlementModule {
  return { ...createSettlementWorker(deps), register: () => undefined }
}

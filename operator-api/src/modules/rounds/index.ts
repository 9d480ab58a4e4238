import type { ApiModule, Platform } from '../../platform/module'
import type { Caller } from '../../plugins/caller'
import type { Maintenance } from '../session'
import { notOffered, type Uplines } from '../uplines'
import type { OperatorWallets, Wallet } from '../wallet'
import { openRounds } from './open-rounds'
import { playDueRounds } from './play-round'
import { registerRounds } from './routes'

export { dayOffName, readDaysOff } from './days-off'
export { RUN_KINDS } from './kinds'

export interface RoundsDeps {
  readonly platform: Platform
  readonly wallet: Wallet
  readonly operators: Pick<OperatorWallets, 'balanceOf' | 'withReservation'>
  readonly uplines: Pick<Uplines, 'betTerms'>
  readonly maintenance: Pick<Maintenance, 'closedNow'>
}

const EVERY_MS = 500

/** Shared rounds of virtual sports, special sports and lotteries: opened by a timetable, locked, drawn from a chain of seeds, settled. */
export function createRounds(deps: RoundsDeps): ApiModule {
  const { platform, maintenance } = deps
  const playerOf = ({ brand, disabledProducts }: Caller) => ({
    disabledProducts: [...disabledProducts, ...notOffered(platform.brands.of(brand).products)],
    closed: maintenance.closedNow(brand) ?? {},
  })
  const round = async (): Promise<void> => {
    await openRounds(platform)
    await playDueRounds(deps)
  }
  return {
    jobs: [{ name: 'shared rounds', everyMs: EVERY_MS, by: 'one process', isStart: true, round }],
    register: (calls) => registerRounds(calls, { ...deps, playerOf }),
  }
}

import { betSingle } from '@touchline/contracts/calls'
import type { ShownPrice } from '@touchline/contracts/host'
import { QuickBet } from '../quick-bet/state/quick-bet'
import { openSlip } from './slip-bench'
import { ARSENAL_PICK, ARSENAL_SHOWN, arsenalBet, type MatchNow } from './slip-fixtures'

export const PRESS = { type: 'pick', pick: ARSENAL_PICK, shown: ARSENAL_SHOWN } as const

/** A slip with quick bets armed at a stake of 100, and a server that accepts. */
export async function armedSlip(stake = '100', options: Parameters<typeof openSlip>[0] = {}) {
  const slip = openSlip(options)
  const quick = new QuickBet(slip.quick)
  slip.slip.useQuick(quick)
  quick.type(stake)
  quick.arm()
  slip.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet({}, request) } }))
  const tap = async (
    now: MatchNow = {},
    pick = ARSENAL_PICK,
    shown: ShownPrice | undefined = ARSENAL_SHOWN,
  ) => {
    slip.fake.bus.next({ type: 'pick', pick, shown })
    slip.show(now)
    await slip.wait(500)
  }
  const opened = () => slip.fake.did.emitted.some(({ type }) => type === 'slip-open')
  const sent = () => slip.requests('betSingle')
  return { ...slip, quick, tap, opened, sent }
}

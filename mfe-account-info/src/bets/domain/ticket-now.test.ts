import type { BetResult, SystemTicket } from '@touchline/contracts/calls'
import { legOf } from '../../testing/bets'
import { type TicketNow, ticketNow } from './ticket-now'

const ticket = (facts: Partial<SystemTicket> = {}): SystemTicket => ({
  n: 0,
  size: 2,
  legs: [0, 1],
  stake: 1000,
  result: null,
  returned: null,
  ...facts,
})
const leg = (result: BetResult | null) => legOf({ odds: 196, odds_type: 4, result })
const open: TicketNow = { result: null, returned: null }

test.each<[legs: (BetResult | null)[], now: TicketNow]>([
  [[null, null], open],
  [['win', null], open],
  [['void', null], open],
  [['lose', null], { result: 'lose', returned: 0 }],
  [[null, 'lose'], { result: 'lose', returned: 0 }],
  [['win', 'win'], { result: 'win', returned: 3842 }],
  [['win', 'half_lose'], { result: 'lose', returned: 980 }],
  [['void', 'draw'], { result: 'draw', returned: 1000 }],
  [['void', 'void'], { result: 'void', returned: 1000 }],
])('a ticket whose legs are %j is %j while the system is open', (results, now) => {
  expect(ticketNow({ legs: results.map(leg) }, ticket())).toEqual(now)
})

test('a leg of another ticket decides nothing', () => {
  expect(ticketNow({ legs: [leg('win'), leg(null), leg('lose')] }, ticket())).toEqual(open)
})

test('a winning runner may share its win', () => {
  const runner = legOf({ bet_type: 'orz', odds: 450, odds_type: 4, result: 'win' })
  expect(ticketNow({ legs: [runner, leg('win')] }, ticket())).toEqual(open)
})

test('a settled ticket is shown as it was settled', () => {
  const settled = ticket({ result: 'win', returned: 1500 })
  expect(ticketNow({ legs: [leg('win'), leg('win')] }, settled)).toMatchObject({
    result: 'win',
    returned: 1500,
  })
})

import type { CallResult } from '@touchline/contracts/host'
import { mostReturned, type SlipPick } from '../domain/slip-pick'
import type { Placed } from '../transport/round-calls'
import { RoundSlipStore } from './slip-store'

const pick = (runner: string): SlipPick => ({
  roundId: 'vd:20261128:001',
  kind: 'vd',
  number: 1,
  closeAt: 1000,
  market: 'win',
  selection: [runner],
  sides: [],
  odds: 307,
})
const item = (status: 1 | string) => ({
  status,
  ref_no: status === 1 ? 'R00000001' : null,
  odds: 307,
  stake: 1000,
  risk: 1000,
  to_win: 3070,
  placed_at: 1,
  available: null,
})

function slipWith(...answers: CallResult<Placed>[]) {
  const keys: string[] = []
  let made = 0
  let placed = 0
  const slip = new RoundSlipStore({
    calls: {
      place: async ({ idem_key }) => {
        keys.push(idem_key)
        return answers.shift() as CallResult<Placed>
      },
    },
    newKey: () => `key-${++made}`,
    operatorType: () => 1,
    wait: async () => undefined,
    onPlaced: () => {
      placed += 1
    },
  })
  slip.toggle(pick('1'))
  slip.toggle(pick('2'))
  slip.setStake(1000)
  return { slip, keys, placed: () => placed }
}

test('accepted bets leave the slip, a rejected one stays with its code', async () => {
  const items = [item(1), item('matchEnded')]
  const { slip, placed } = slipWith({ kind: 'ok', data: { items, balance: 0 } })
  await slip.place()
  expect(slip.picks).toEqual([pick('2')])
  expect([...slip.fates.values()].map(({ status }) => status)).toEqual([1, 'matchEnded'])
  expect([slip.accepted, placed()]).toEqual([1, 1])
})

test('an order without an answer is sent again under the same key', async () => {
  const unknown = { kind: 'unknown', code: 'requestTimeout', text: '' } as const
  const { slip, keys } = slipWith(unknown, { kind: 'ok', data: { items: [item(1), item(1)], balance: 0 } })
  const placing = slip.place()
  slip.toggle(pick('3'))
  slip.setStake(2000)
  expect([slip.picks.length, slip.stake]).toEqual([2, 1000])
  await placing
  expect(keys).toEqual(['key-1', 'key-1'])
  expect([slip.order.stage, slip.accepted]).toEqual(['editing', 2])
})

test('locked rounds leave the slip', () => {
  const { slip } = slipWith()
  slip.dropLocked(999)
  expect(slip.picks).toHaveLength(2)
  slip.dropLocked(1000)
  expect(slip.picks).toEqual([])
})

test('an order that is never answered is sent again as it was, or discarded', async () => {
  const unknown = { kind: 'unknown', code: 'requestTimeout', text: '' } as const
  const { slip, keys } = slipWith(...Array<CallResult<Placed>>(20).fill(unknown))
  await slip.place()
  expect(slip.order.stage).toBe('unanswered')
  slip.setStake(5000)
  expect(slip.stake).toBe(1000)
  await slip.place()
  expect(new Set(keys)).toEqual(new Set(['key-1']))
  slip.clear()
  expect([slip.order.stage, slip.picks]).toEqual(['editing', []])
})

test.each([
  [[pick('1'), pick('2')], 3070],
  [[pick('1'), { ...pick('2'), odds: 500 }], 5000],
  [[pick('1'), { ...pick('2'), market: 'place', odds: 200 }], 5070],
  [[pick('1'), { ...pick('2'), roundId: 'vd:20261128:002' }], 6140],
])('of %# at most %i returns', (picks, most) => {
  expect(mostReturned(picks, 1000)).toBe(most)
})

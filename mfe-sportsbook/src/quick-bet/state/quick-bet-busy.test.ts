import { betSingle } from '@touchline/contracts/calls'
import { readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, ARSENAL_SHOWN, arsenalBet } from '../../testing/slip-fixtures'
import { QuickBet } from './quick-bet'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a quick bet that asks does not join a pending bet on the same selection', async () => {
  const { fake, press, quick: ports, show, slip, stage, wait } = await readySlip()
  fake.answer(betSingle, (request) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 60_000 }, request) },
  }))
  await press()
  await wait(100)
  expect(stage().stage).toBe('waiting')
  const quick = new QuickBet(ports)
  slip.useQuick(quick)
  quick.type('100')
  quick.arm()
  // It pays less than the shown price.
  fake.bus.next({ type: 'pick', pick: ARSENAL_PICK, shown: { ...ARSENAL_SHOWN, odds: -80, ball: 9 } })
  show()
  await wait(5000)
  expect(slip.all.map(({ wager }) => wager.stage.stage)).toEqual(['waiting'])
  expect(quick.run).toEqual([])
  expect(fake.did.notices).toContainEqual({ tone: 'warning', text: 'busy' })
})

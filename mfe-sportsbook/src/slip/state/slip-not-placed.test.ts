import { betLookup, betSingle } from '@touchline/contracts/calls'
import { armedSlip } from '../../testing/quick-bench'
import { readySlip } from '../../testing/slip-bench'
import { arsenalBet } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

type Slip = Pick<Awaited<ReturnType<typeof readySlip>>, 'fake'>

const nothing = (): void => {}
const refusedForGood = ({ fake }: Slip, onSent = nothing) =>
  fake.answer(betSingle, () => {
    onSent()
    return { kind: 'refused', code: 'matchNotActive', text: '', details: {} }
  })
const neverArrives = ({ fake }: Slip, onSent = nothing) => {
  fake.answer(betSingle, () => {
    onSent()
    return { kind: 'unknown', code: 'requestFailed', text: '' }
  })
  fake.refuse(betLookup, 'betNotExists')
}
/** It waits without a message, and a look-up finds it rejected. */
const rejectedUnheard = ({ fake }: Slip, onSent = nothing) =>
  fake.answer(betSingle, (request) => {
    onSent()
    const waiting = arsenalBet({ status: 'waiting', decide_at: fake.clock.now + 3000 }, request)
    const rejected = { ...waiting, status: 'rejected' as const, reason: 'rejectedGoal' }
    fake.answer(betLookup, { bet: rejected })
    return { kind: 'ok', data: { bet: waiting } }
  })

const FATES = [
  { fate: 'is refused for good', happens: refusedForGood, text: 'not placed: refused' },
  { fate: 'never arrives', happens: neverArrives, text: 'not placed: not_placed' },
  { fate: 'is rejected', happens: rejectedUnheard, text: 'decided rejected' },
]

describe('a bet that is not placed', () => {
  test.each(FATES)('and $fate has a notice when the slip is closed meanwhile', async ({ happens, text }) => {
    let isInSight = true
    const slip = await readySlip({ isInSight: () => isInSight })
    happens(slip)
    const pressed = slip.press()
    isInSight = false
    await pressed
    await slip.wait(60_000)
    expect(slip.stage().stage).toBe('rejected')
    expect(slip.fake.did.notices).toMatchObject([{ tone: 'error', text: text }])
  })

  test.each(FATES)('and $fate has no notice while the slip is shown', async ({ happens }) => {
    const slip = await readySlip()
    happens(slip)
    await slip.press()
    await slip.wait(60_000)
    expect(slip.stage().stage).toBe('rejected')
    expect(slip.fake.did.notices).toEqual([])
  })

  test.each(FATES)('and $fate has a notice for a quick bet with a closed slip', async ({ happens, text }) => {
    const slip = await armedSlip('100', { isInSight: () => false })
    happens(slip)
    await slip.tap()
    await slip.wait(60_000)
    expect(slip.quick.bets.map(({ wager }) => wager.stage.stage)).toEqual(['rejected'])
    expect(slip.fake.did.notices.at(-1)).toMatchObject({ tone: 'error', text: text })
  })

  test.each(FATES)('and $fate has a notice for a disarmed quick bet', async ({ happens, text }) => {
    const slip = await armedSlip()
    happens(slip, () => slip.quick.disarm())
    await slip.tap()
    await slip.wait(60_000)
    expect(slip.fake.did.notices).toMatchObject([{ tone: 'error', text: text }])
  })
})

import { type Bet, betSingle } from '@touchline/contracts/calls'
import { readySlip } from '../../testing/slip-bench'
import { arsenalBet } from '../../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a bet', () => {
  test.each([
    { slip: 'in sight', isInSight: true, notices: [] },
    { slip: 'closed', isInSight: false, notices: [{ text: 'decided settled' }] },
  ])('that ended before its answer is announced once: its slip is $slip', async ({ isInSight, notices }) => {
    let ended: Bet | undefined
    const { fake, press, wait, slip } = await readySlip({ isInSight: () => isInSight })
    fake.answer(betSingle, async (request) => {
      await null
      const bet = arsenalBet({ status: 'settled', result: 'win', net: 9600, settlement_rev: 1 }, request)
      fake.member.next({ t: 'bet', bet })
      ended = bet
      return { kind: 'ok', data: { bet } }
    })
    await press()
    await wait(1000)
    if (ended) fake.member.next({ t: 'bet', bet: ended })
    await wait(60_000)
    expect(slip.receipts).toHaveLength(isInSight ? 1 : 0)
    expect(fake.did.notices).toMatchObject(notices)
  })

  test.each([
    { status: 'rejected', slip: 'in sight', isInSight: true, notices: [] },
    { status: 'void', slip: 'in sight', isInSight: true, notices: [] },
    { status: 'rejected', slip: 'closed', isInSight: false, notices: [{ text: 'decided rejected' }] },
    { status: 'void', slip: 'closed', isInSight: false, notices: [{ text: 'decided void' }] },
  ] as const)(
    'that waits and is $status is announced once: its slip is $slip',
    async ({ status, isInSight, notices }) => {
      const { fake, press, wait, stage } = await readySlip({ isInSight: () => isInSight })
      let send = () => {}
      fake.answer(betSingle, (request) => {
        send = () => fake.member.next({ t: 'bet', bet: arsenalBet({ status }, request) })
        const waiting = { status: 'waiting', decide_at: fake.clock.now + 60_000 } as const
        return { kind: 'ok', data: { bet: arsenalBet(waiting, request) } }
      })
      await press()
      send()
      await wait(1000)
      expect(stage().stage).toBe('rejected')
      expect(fake.did.notices).toMatchObject(notices)
      expect(fake.did.notices).toHaveLength(notices.length)
    },
  )
})

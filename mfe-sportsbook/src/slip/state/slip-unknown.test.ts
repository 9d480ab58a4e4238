import { betLookup, betSingle } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { openSlip, readySlip } from '../../testing/slip-bench'
import { ARSENAL_PICK, arsenalBet } from '../../testing/slip-fixtures'

const SILENCE: CallResult<never> = { kind: 'unknown', code: 'requestFailed', text: '' }
const SENT = 'sent/'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a bet whose answer never came', () => {
  async function unknownSlip(options: Parameters<typeof openSlip>[0] = {}) {
    const slip = await readySlip(options)
    slip.fake.answer(betSingle, () => SILENCE)
    slip.fake.refuse(betLookup, 'betNotExists')
    await slip.press()
    expect(slip.stage().stage).toBe('unknown')
    return slip
  }

  test('is asked for every two seconds and, after fifteen, given up for good', async () => {
    const { store, requests, stage, wait } = await unknownSlip()
    for (let second = 0; second < 14; second += 2) await wait(2000)
    expect(stage()).toMatchObject({ stage: 'unknown', checks: 7 })
    expect(requests('betLookup')).toEqual(
      Array.from({ length: 7 }, () => ({ idem_key: expect.any(String), abandon: false })),
    )
    await wait(2000)
    expect(requests('betLookup').at(-1)).toMatchObject({ abandon: true })
    expect(stage()).toMatchObject({ stage: 'rejected', rejection: { why: 'not_placed' } })
    expect(store.of(SENT)).toEqual([])
    expect(requests('betSingle')).toHaveLength(1)
  })

  test.each(['waiting', 'running', 'rejected'] as const)('is found %s', async (status) => {
    const { fake, stage, wait } = await unknownSlip()
    fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet({ status }) } }))
    await wait(2000)
    expect(stage().stage).toBe(status === 'running' ? 'accepted' : status)
  })

  test('goes on being asked for while there is no connection at all', async () => {
    const { fake, stage, wait } = await unknownSlip()
    fake.answer(betLookup, () => SILENCE)
    for (let turn = 0; turn < 30; turn += 1) await wait(2000)
    expect(stage()).toMatchObject({ stage: 'unknown', checks: 30 })
    fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet() } }))
    await wait(2000)
    expect(stage().stage).toBe('accepted')
  })

  test('survives a reload: the new page asks for it and bets nothing meanwhile', async () => {
    const first = await unknownSlip()
    first.close()
    const { fake, requests, stage, wait } = openSlip({ store: first.store })
    expect(stage()).toMatchObject({ stage: 'unknown', sent: { risk: 9600 }, draft: { stakeText: '100' } })
    fake.bus.next({ type: 'pick', pick: ARSENAL_PICK })
    expect(stage().stage).toBe('unknown')
    expect(fake.did.notices).toEqual([{ tone: 'warning', text: 'busy' }])
    fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet() } }))
    await wait(0)
    expect(stage().stage).toBe('accepted')
    expect(requests('betSingle')).toHaveLength(0)
  })

  test('is not given up before it was looked for once, however long the page was closed', async () => {
    const first = await unknownSlip()
    first.close()
    const fake = createFakeHost()
    fake.clock.now += 3_600_000
    fake.refuse(betLookup, 'betNotExists')
    const { requests, stage, wait } = openSlip({ store: first.store, fake })
    await wait(0)
    expect(requests('betLookup')).toEqual([expect.objectContaining({ abandon: false })])
    await wait(2000)
    expect(stage()).toMatchObject({ stage: 'rejected', rejection: { why: 'not_placed' } })
  })

  test('is not shown to another member of the same tab', async () => {
    const first = await unknownSlip()
    first.close()
    const fake = createFakeHost()
    fake.session.next({ stage: 'in', account: fakeAccount({ account_id: 'other' }) })
    expect(openSlip({ store: first.store, fake }).stage().stage).toBe('empty')
  })

  test.each(['systemError', 'duplicate_debit_record', 'requestProcessing', 'connectionFailed'] as const)(
    'and one refused with %s, which does not say that nothing was placed, is looked for too',
    async (code) => {
      const { fake, press, stage, wait } = await readySlip()
      fake.refuse(betSingle, code)
      fake.answer(betLookup, () => ({ kind: 'ok', data: { bet: arsenalBet() } }))
      await press()
      await wait(0)
      expect(stage().stage).toBe('accepted')
    },
  )
})

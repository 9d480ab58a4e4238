import { createFakeHost } from '@touchline/test-kit/fake-host'
import { Subject } from 'rxjs'
import { openSlip, readySlip } from '../testing/slip-bench'
import { ARSENAL_PICK, type MatchNow } from '../testing/slip-fixtures'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const POLICIES = {
  ask: { acceptBetterOdds: false, acceptAnyOdds: false },
  better: { acceptBetterOdds: true, acceptAnyOdds: false },
  any: { acceptBetterOdds: true, acceptAnyOdds: true },
}

function hostThat(policy: keyof typeof POLICIES) {
  const fake = createFakeHost()
  const { value } = fake.preferences
  fake.preferences.next({ ...value, betting: { ...value.betting, ...POLICIES[policy] } })
  return fake
}

/** A selection that was seen at −0.96, on a page that is loaded anew. */
async function reloaded(policy: keyof typeof POLICIES, before: MatchNow, now: MatchNow) {
  const first = openSlip({ fake: hostThat(policy) })
  await first.pick(ARSENAL_PICK, before)
  first.wager().type('100')
  await first.wait(100)
  first.close()
  const again = openSlip({ fake: hostThat(policy), store: first.store })
  again.show(now)
  await again.wait(500)
  return again
}

describe('a selection on a page that is loaded anew', () => {
  test.each([
    { what: 'the same price', policy: 'ask', now: {}, gate: 'confirm' },
    { what: 'the same price of a newer version', policy: 'ask', now: { ball: 44 }, gate: 'confirm' },
    { what: 'a lower price', policy: 'ask', now: { ball: 44, prices: [85, -93] }, gate: 'accept_price' },
    { what: 'a higher price', policy: 'ask', now: { ball: 44, prices: [-80, 72] }, gate: 'accept_price' },
    { what: 'a higher price', policy: 'better', now: { ball: 44, prices: [-80, 72] }, gate: 'confirm' },
    { what: 'a lower price', policy: 'better', now: { ball: 44, prices: [85, -93] }, gate: 'accept_price' },
    { what: 'a lower price', policy: 'any', now: { ball: 44, prices: [85, -93] }, gate: 'confirm' },
    {
      what: 'a moved line',
      policy: 'any',
      now: { ball: 44, line: -3, lineId: 9100 },
      gate: 'accept_line',
    },
    { what: 'a goal more', policy: 'any', now: { ball: 44, score: [2, 0] }, gate: 'accept_line' },
    { what: 'another id of its line', policy: 'ask', now: { ball: 44, lineId: 9100 }, gate: 'confirm' },
  ] as const)('with $what under "$policy" is $gate', async ({ policy, now, gate }) => {
    const { selection } = await reloaded(policy, {}, now as MatchNow)
    expect(selection().gate.gate).toBe(gate)
  })

  test('marks a price that the policy covered meanwhile', async () => {
    const { selection } = await reloaded('any', {}, { ball: 44, prices: [85, -93] })
    expect(selection().movedFrom?.odds).toBe(-96)
  })

  test('is taken out with a way back where its market went in-play meanwhile', async () => {
    const { slip } = await reloaded('any', { market: 2 }, { ball: 44 })
    expect(slip.all).toEqual([])
    expect(slip.removed.map(({ why }) => why)).toEqual(['market'])
  })

  test('knows the price that the player saw last, when the page is left', async () => {
    const seen$ = new Subject<unknown>()
    let isHidden = false
    const first = await readySlip({ fake: hostThat('any'), seen$, isHidden: () => isHidden })
    first.show({ ball: 44, prices: [85, -93] })
    await first.wait(500)
    isHidden = true
    seen$.next(null)
    first.close()
    const again = openSlip({ fake: hostThat('ask'), store: first.store })
    again.show({ ball: 44, prices: [85, -93] })
    await again.wait(500)
    expect(again.selection().gate.gate).toBe('confirm')
  })
})

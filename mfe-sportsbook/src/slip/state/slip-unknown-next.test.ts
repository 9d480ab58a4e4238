import { betLookup, betParlay, betSingle } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { combinedSlip, PICKS } from '../../testing/combination-bench'
import { readySlip } from '../../testing/slip-bench'
import { arsenalBet } from '../../testing/slip-fixtures'

type Answer = CallResult<{ bet: ReturnType<typeof arsenalBet> }>

const TIMED_OUT: Answer = { kind: 'unknown', code: 'requestTimeout', text: '' }
const LOST: Answer = { kind: 'unknown', code: 'requestFailed', text: '' }
const REFUSED: Answer = { kind: 'refused', code: 'betOverMax', text: '', details: { bound: 5 } }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Answers that the test gives when it likes, by the place of the bet. */
function late() {
  const answers: ((answer: Answer) => void)[] = []
  const keys: string[] = []
  const take = ({ idem_key }: { idem_key: string }) => {
    keys.push(idem_key)
    return new Promise<Answer>((resolve) => answers.push(resolve))
  }
  return { keys, take, answer: (place: number, answer: Answer) => answers[place]?.(answer) }
}

describe('a bet that leaves while the answer to the one before is still out', () => {
  async function twoSingles() {
    const slip = await readySlip()
    const { keys, take, answer } = late()
    slip.slip.keepSelections(true)
    slip.fake.answer(betSingle, take as never)
    slip.fake.refuse(betLookup, 'betNotExists')
    await slip.press()
    slip.fake.member.next({ t: 'bet', bet: arsenalBet({ idem_key: keys[0] }) })
    await slip.wait(1500)
    slip.wager().type('100')
    await slip.press()
    await slip.wait(10)
    expect(slip.stage().stage).toBe('sending')
    expect(keys).toHaveLength(2)
    return { ...slip, answer, keys }
  }

  test('does not become unknown when that answer times out, and can be refused and mended', async () => {
    const { answer, stage, wait } = await twoSingles()
    answer(0, TIMED_OUT)
    await wait(10)
    expect(stage().stage).toBe('sending')
    answer(1, REFUSED)
    await wait(10)
    expect(stage()).toMatchObject({ stage: 'editing', draft: { refusal: { code: 'betOverMax' } } })
  })

  test('is not refused when that one is', async () => {
    const { answer, keys, stage, wait } = await twoSingles()
    answer(0, REFUSED)
    await wait(10)
    expect(stage().stage).toBe('sending')
    answer(1, { kind: 'ok', data: { bet: arsenalBet({ idem_key: keys[1], status: 'rejected' }) } })
    await wait(10)
    expect(stage().stage).toBe('rejected')
  })

  test('is looked for until it is found, also when that answer times out meanwhile', async () => {
    const slip = await combinedSlip('parlay')
    const { keys, take, answer } = late()
    slip.slip.keepSelections(true)
    slip.fake.answer(betParlay, take as never)
    slip.fake.refuse(betLookup, 'betNotExists')
    await slip.press()
    slip.fake.member.next({ t: 'bet', bet: arsenalBet({ idem_key: keys[0], kind: 'parlay' }) })
    await slip.wait(1500)
    slip.combination().wager.type('50')
    await slip.press()
    await slip.wait(10)
    answer(1, LOST)
    await slip.wait(1000)
    answer(0, TIMED_OUT)
    for (let turn = 0; turn < 10; turn += 1) await slip.wait(2000)
    expect(slip.slip.all).toHaveLength(PICKS.length)
    expect(slip.combination().wager.stage).toMatchObject({
      stage: 'rejected',
      rejection: { why: 'not_placed' },
      sent: { request: { idem_key: keys[1] } },
    })
  })
})

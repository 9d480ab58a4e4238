import type { CallResult, PickIntent } from '@touchline/contracts/host'
import { PICKS } from '../../testing/combination-bench'
import { burmesePick } from '../../testing/myanmar-bench'
import { openSlip } from '../../testing/slip-bench'
import { arsenalBet, arsenalLeg, arsenalQuote } from '../../testing/slip-fixtures'
import { type LastBet, lastBetOf } from '../domain/receipts'
import { repeatBet } from './repeat-bet'
import type { SlipContext } from './slip-context'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LEGS = PICKS.map(({ match_id }) => arsenalLeg({ match_id }))
const LAST = lastBetOf(arsenalBet({ kind: 'parlay', stake: 5000, legs: LEGS }))

/** The arguments of `betAgain`, and the places of closed selections; `member` is logged in when the prices come. */
async function repeated(last: LastBet, isOpen: (pick: PickIntent) => boolean | null, member = 'demo') {
  const betAgain = jest.fn()
  const context = { account: { info: { account_id: 'demo' } }, oddsType: 1 }
  const check = async (pick: PickIntent): Promise<CallResult<any>> => {
    context.account.info.account_id = member
    const open = isOpen(pick)
    if (open === null) return { kind: 'unknown', code: 'requestFailed', text: '' }
    return { kind: 'ok', data: { quotes: [arsenalQuote({ ...pick, open })] } }
  }
  const ports = { calls: { check }, context: context as unknown as SlipContext }
  const gone = await repeatBet({ betAgain }, last, ports)
  return { gone, again: betAgain.mock.calls }
}

test.each<[string, (pick: PickIntent) => boolean | null, gone: number[]]>([
  ['all selections', () => true, []],
  ['without closed selections', ({ match_id }) => match_id !== PICKS[1]?.match_id, [1]],
  ['with selections whose question has no answer', () => null, []],
])('the last bet is bet again with its stake: %s', async (_, isOpen, gone) => {
  const isKept = (_one: unknown, place: number) => !gone.includes(place)
  const [picks, legs] = [LAST.picks.filter(isKept), LAST.legs.filter(isKept)]
  expect(await repeated(LAST, isOpen)).toEqual({ gone, again: [[{ ...LAST, picks, legs }, true]] })
})

test('a Burmese selection is not asked for', async () => {
  const last = { ...LAST, picks: [burmesePick(0)], legs: LEGS.slice(0, 1) }
  expect((await repeated(last, () => false)).gone).toEqual([])
})

test('the last bet stays with its member', async () => {
  expect(await repeated(LAST, () => true, 'other')).toEqual({ gone: [], again: [] })
})

test('the last bet is the latest that the server lists, and a member without one or nobody has none', () => {
  const { last, fake } = openSlip({ newestRunning: () => arsenalBet({ bet_id: '7', stake: 2500 }) })
  expect(last.bet()).toMatchObject({ betId: '7', stakeText: '25' })
  fake.session.next({ stage: 'out' })
  expect(last.bet()).toBeNull()
  expect(openSlip().last.bet()).toBeNull()
})

import { betCheck, betSingle } from '@touchline/contracts/calls'
import { bettorFor } from '../../../testing/bettor'
import { matchAt } from '../../../testing/combinations'
import { LINE } from '../../../testing/fake-book'
import { aBet } from '../../../testing/test-app'
import { type MatchRisks, matchRisks } from './match-risks'

const HOLD_MS = 1000

describe('the risk of a member on matches', () => {
  let now: number
  let asked: (readonly number[])[]
  let risk: number
  let isDown: boolean
  let risks: MatchRisks
  beforeEach(() => {
    now = 0
    asked = []
    risk = 100
    isDown = false
    const riskOnMatches = async (_: string, matches: readonly number[]) => {
      asked.push(matches)
      if (isDown) throw new Error('timeout exceeded when trying to connect')
      return new Map(matches.map((match) => [match, risk]))
    }
    risks = matchRisks({ riskOnMatches }, () => now)
  })

  test('is read once a second, and for a further match only the unknown risk', async () => {
    await Promise.all([risks.of('demo2', [1, 2]), risks.of('demo2', [2, 1])])
    risk = 200
    expect(await risks.of('demo2', [1, 3])).toEqual(
      new Map([
        [1, 100],
        [3, 200],
      ]),
    )
    expect(asked).toEqual([[1, 2], [3]])
    now += HOLD_MS
    expect(await risks.of('demo2', [1])).toEqual(new Map([[1, 200]]))
  })

  test('is read anew after a bet of that member', async () => {
    await risks.of('demo2', [1])
    await risks.of('demo3', [1])
    risks.forget('demo2')
    await risks.of('demo2', [1])
    await risks.of('demo3', [1])
    expect(asked).toHaveLength(3)
  })

  test('is unknown while it cannot be read, and asked for again', async () => {
    isDown = true
    expect(await risks.of('demo2', [1])).toBeNull()
    isDown = false
    expect(await risks.of('demo2', [1])).toEqual(new Map([[1, 100]]))
  })

  test('is not asked for where no match is', async () => {
    expect(await risks.of('demo2', [])).toEqual(new Map())
    expect(asked).toEqual([])
  })
})

describe('a quote', () => {
  const bettor = bettorFor('demo2')
  const quote = async () => {
    const picks = [{ match_id: matchAt(0), line_id: LINE, selection: 'home', odds_type: 1 as const }]
    const answer = await bettor.member.call(betCheck, { picks, kind: 'single' })
    return answer.status === 1 ? answer.quotes[0] : undefined
  }

  test('sees a bet of its member at once, and gives no remaining limit while that cannot be read', async () => {
    const before = await quote()
    const bet = { ...aBet(), match_id: matchAt(0), stake: 1000 }
    expect(await bettor.member.call(betSingle, bet)).toMatchObject({ status: 1 })
    expect(await quote()).toMatchObject({ match_left: (before?.match_left ?? 0) - 1000 })
    await bettor.server.asOwner('ALTER TABLE bet_leg RENAME TO bet_leg_away')
    expect(await quote()).toMatchObject({ match_left: (before?.match_left ?? 0) - 1000 })
    bettor.server.clock.now += HOLD_MS + 1
    const blind = await quote()
    expect(blind).toMatchObject({ open: true, match_limit: before?.match_limit })
    expect(blind).not.toHaveProperty('match_left')
    await bettor.server.asOwner('ALTER TABLE bet_leg_away RENAME TO bet_leg')
    expect(await quote()).toHaveProperty('match_left')
  })
})

import type { BetLeg } from '@touchline/contracts'
import { legOf } from '../testing/bets'
import { givesGoals, lineText, pickWording } from './pick-wording'

const MINUS = '\u2212'

describe('a selection in words', () => {
  test.each<[Partial<BetLeg>, string, string | null, boolean]>([
    [{ bet_type: 'hdp', selection: 'home', line: -2 }, 'pick.team', `${MINUS}0.5`, true],
    [{ bet_type: 'hdp', selection: 'away', line: -3 }, 'pick.team', '+0.75', false],
    [{ bet_type: 'hdp', selection: 'away', line: 1 }, 'pick.team', `${MINUS}0.25`, true],
    [{ bet_type: 'ou', selection: 'over', line: 11 }, 'pick.over', '2.75', false],
    [{ bet_type: 'oe', selection: 'odd', line: 0 }, 'pick.odd', null, false],
    [{ bet_type: 'oxt', selection: 'X', line: 0 }, 'pick.draw', null, false],
    [{ bet_type: 'oxt', selection: '2', line: 0 }, 'pick.team', null, false],
    [{ bet_type: 'dc', selection: '1X', line: 0 }, 'pick.1X', null, false],
    [{ bet_type: 'cs', selection: '2-1', line: 0 }, 'pick.score', null, false],
    [{ bet_type: 'cs', selection: 'AOS', line: 0 }, 'pick.anyScore', null, false],
    [{ bet_type: 'tg', selection: '4-6', line: 0 }, 'pick.goals', null, false],
    [{ bet_type: 'tg', selection: '7+', line: 0 }, 'pick.goalsUp', null, false],
    [{ bet_type: 'fglg', selection: 'NG', line: 0 }, 'pick.NG', null, false],
    [{ bet_type: 'htft', selection: 'DA', line: 0 }, 'pick.htft.DA', null, false],
    [{ bet_type: 'orz', selection: 'Brazil', line: 0 }, 'pick.outright', null, false],
  ])('of %j is %s, line %s, gives goals: %s', (facts, key, line, gives) => {
    const leg = legOf(facts)
    expect(pickWording(leg).key).toBe(key)
    expect(lineText(leg)).toBe(line)
    expect(givesGoals(leg)).toBe(gives)
  })

  test('names the side that was chosen', () => {
    expect(pickWording(legOf({ selection: 'away' })).values).toEqual({ team: 'Chelsea' })
    expect(pickWording(legOf({ bet_type: 'oxt', selection: '1' })).values).toEqual({ team: 'Arsenal' })
  })
})

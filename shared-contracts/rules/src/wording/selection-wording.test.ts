import type { BetLeg } from '@touchline/contracts/calls'
import { countsFrom, givesGoals, lineText, selectionWording } from './selection-wording'

const MINUS = '\u2212'

const TEAMS = { home: 'Arsenal', away: 'Chelsea' } as const

type Selected = Pick<BetLeg, 'bet_type' | 'selection' | 'line'>

describe('a selection in words', () => {
  test.each<[Selected, string, Record<string, string>, string | null, boolean]>([
    [{ bet_type: 'hdp', selection: 'home', line: -2 }, 'pick.team', { team: 'Arsenal' }, `${MINUS}0.5`, true],
    [{ bet_type: 'hdp', selection: 'home', line: 0 }, 'pick.team', { team: 'Arsenal' }, '0', false],
    [
      { bet_type: 'hdp', selection: 'away', line: -3 },
      'pick.team',
      { team: 'Chelsea' },
      '0.5-1 (+0.75)',
      false,
    ],
    [
      { bet_type: 'hdp', selection: 'away', line: 1 },
      'pick.team',
      { team: 'Chelsea' },
      `0-0.5 (${MINUS}0.25)`,
      true,
    ],
    [{ bet_type: 'ml', selection: 'away', line: 0 }, 'pick.team', { team: 'Chelsea' }, null, false],
    [{ bet_type: 'ou', selection: 'over', line: 11 }, 'pick.over', {}, '2.5-3 (2.75)', false],
    [{ bet_type: 'ou', selection: 'under', line: 9 }, 'pick.under', {}, '2-2.5 (2.25)', false],
    [{ bet_type: 'oe', selection: 'odd', line: 0 }, 'pick.odd', {}, null, false],
    [{ bet_type: 'oxt', selection: '1', line: 0 }, 'pick.team', { team: 'Arsenal' }, null, false],
    [{ bet_type: 'oxt', selection: 'X', line: 0 }, 'pick.draw', {}, null, false],
    [{ bet_type: 'oxt', selection: '2', line: 0 }, 'pick.team', { team: 'Chelsea' }, null, false],
    [{ bet_type: 'dc', selection: 'X2', line: 0 }, 'pick.X2', TEAMS, null, false],
    [{ bet_type: 'cs', selection: '2-1', line: 0 }, 'pick.score', { score: '2-1' }, null, false],
    [{ bet_type: 'cs', selection: 'AOS', line: 0 }, 'pick.anyScore', {}, null, false],
    [{ bet_type: 'tg', selection: '4-6', line: 0 }, 'pick.goals', { goals: '4–6' }, null, false],
    [{ bet_type: 'tg', selection: '7+', line: 0 }, 'pick.goalsUp', { goals: '7' }, null, false],
    [{ bet_type: 'fglg', selection: 'NG', line: 0 }, 'pick.NG', TEAMS, null, false],
    [{ bet_type: 'htft', selection: 'DA', line: 0 }, 'pick.htft.DA', TEAMS, null, false],
    [{ bet_type: 'orz', selection: 'win', line: 0 }, 'pick.outright', { team: 'Arsenal' }, null, false],
    [{ bet_type: 'orz', selection: 'Brazil', line: 0 }, 'pick.outright', { team: 'Brazil' }, null, false],
  ])('of %j is %s with %j, line %s, gives goals: %s', (selected, key, values, line, gives) => {
    const selection = { ...selected, ...TEAMS }
    expect(selectionWording(selection)).toEqual({ key, values })
    expect(lineText(selection)).toBe(line)
    expect(givesGoals(selection)).toBe(gives)
  })

  test.each([
    { bet_type: 'hdp', selection: 'home', text: `1${MINUS}50`, gives: true },
    { bet_type: 'hdp', selection: 'away', text: `(Arsenal 1${MINUS}50)`, gives: false },
    { bet_type: 'ou', selection: 'under', text: `1${MINUS}50`, gives: false },
  ] as const)('the Burmese line of $bet_type $selection is $text', ({ bet_type, selection, text, gives }) => {
    const myanmar = { goals: 1, percent: -50, upper: 'home' as const }
    const selected = { bet_type, selection, line: 0, myanmar, ...TEAMS }
    expect(lineText(selected)).toBe(text)
    expect(givesGoals(selected)).toBe(gives)
  })

  test.each([
    {
      what: 'an in-play handicap',
      sport: 1,
      bet_type: 'hdp',
      market: 3,
      score_at_bet: [1, 0],
      from: '1\u2060-\u20600',
    },
    {
      what: 'an in-play handicap of basketball',
      sport: 2,
      bet_type: 'hdp',
      market: 3,
      score_at_bet: [50, 40],
      from: null,
    },
    {
      what: 'a handicap before the match',
      sport: 1,
      bet_type: 'hdp',
      market: 2,
      score_at_bet: null,
      from: null,
    },
    { what: 'an in-play total', sport: 1, bet_type: 'ou', market: 3, score_at_bet: [1, 0], from: null },
  ] as const)('$what counts from $from', ({ sport, bet_type, market, score_at_bet, from }) => {
    expect(countsFrom({ sport, bet_type, market, score_at_bet: score_at_bet && [...score_at_bet] })).toBe(
      from,
    )
  })
})

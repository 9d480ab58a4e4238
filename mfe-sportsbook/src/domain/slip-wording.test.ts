import { arsenalLeg as leg } from '../testing/slip-fixtures'
import { countsFrom, givesLine, lineWording, pickWording } from './slip-wording'

describe('the words of a selection', () => {
  test.each([
    { bet_type: 'hdp', selection: 'away', line: -2, key: 'team', values: { team: 'Chelsea' }, shown: '+0.5' },
    {
      bet_type: 'hdp',
      selection: 'home',
      line: -1,
      key: 'team',
      values: { team: 'Arsenal' },
      shown: '−0.25',
    },
    { bet_type: 'hdp', selection: 'home', line: 0, key: 'team', values: { team: 'Arsenal' }, shown: '0' },
    { bet_type: 'ou', selection: 'under', line: 9, key: 'pick.under', values: {}, shown: '2.25' },
    { bet_type: 'oxt', selection: 'X', line: 0, key: 'pick.draw', values: {}, shown: null },
    { bet_type: 'oxt', selection: '2', line: 0, key: 'team', values: { team: 'Chelsea' }, shown: null },
    {
      bet_type: 'dc',
      selection: 'X2',
      line: 0,
      key: 'pick.X2',
      values: { home: 'Arsenal', away: 'Chelsea' },
      shown: null,
    },
    { bet_type: 'cs', selection: '2-1', line: 0, key: 'pick.score', values: { score: '2-1' }, shown: null },
    { bet_type: 'cs', selection: 'AOS', line: 0, key: 'pick.anyScore', values: {}, shown: null },
    { bet_type: 'tg', selection: '2-3', line: 0, key: 'pick.goals', values: { goals: '2–3' }, shown: null },
    { bet_type: 'tg', selection: '7+', line: 0, key: 'pick.goalsUp', values: { goals: '7' }, shown: null },
    {
      bet_type: 'fglg',
      selection: 'NG',
      line: 0,
      key: 'pick.NG',
      values: { home: 'Arsenal', away: 'Chelsea' },
      shown: null,
    },
    {
      bet_type: 'htft',
      selection: 'DA',
      line: 0,
      key: 'pick.htft',
      values: { half: '{draw}', full: 'Chelsea' },
      shown: null,
    },
    {
      bet_type: 'orz',
      selection: 'win',
      line: 0,
      key: 'pick.outright',
      values: { team: 'Arsenal' },
      shown: null,
    },
  ] as const)('$bet_type $selection at $line', ({ bet_type, selection, line, key, values, shown }) => {
    const picked = leg({ bet_type, selection, line })
    expect(pickWording(picked)).toEqual({ key, values })
    expect(lineWording(picked)).toBe(shown)
  })

  test('the giving side is the one whose own line is negative', () => {
    expect(givesLine(leg())).toBe(true)
    expect(givesLine(leg({ selection: 'away' }))).toBe(false)
    expect(givesLine(leg({ selection: 'away', line: 2 }))).toBe(true)
  })

  test('only an in-play handicap counts from a score', () => {
    expect(countsFrom(leg())).toBe('1-0')
    expect(countsFrom(leg({ market: 2, score_at_bet: null }))).toBeNull()
    expect(countsFrom(leg({ bet_type: 'ou', selection: 'over', line: 10 }))).toBeNull()
  })
})

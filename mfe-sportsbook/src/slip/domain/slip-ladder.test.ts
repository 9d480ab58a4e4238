import { arsenalLeg } from '../../testing/slip-fixtures'
import { ladderTitle, ladderWording, slipLadder } from './slip-ladder'

const before = { market: 1, score_at_bet: null } as const

describe('what happens if', () => {
  test('the quarter line of the picture: 200 on −0.25 at −0.89', () => {
    const leg = arsenalLeg({ ...before, line: -1, odds: -89 })
    const rows = slipLadder(leg, 20_000).map(({ grade, net, condition }) => [
      grade,
      net,
      ladderWording(condition, leg).key,
    ])
    expect(rows).toEqual([
      ['win', 20_000, 'ladder.row.win'],
      ['half_lose', -8900, 'ladder.row.draw'],
      ['lose', -17_800, 'ladder.row.win'],
    ])
  })

  test('in play an Arsenal handicap speaks of goals from now on', () => {
    const leg = arsenalLeg()
    const rows = slipLadder(leg, 10_000).map(({ net, condition }) => [net, ladderWording(condition, leg)])
    expect(rows).toEqual([
      [10_000, { key: 'ladder.row.outscore', values: { team: 'Arsenal' } }],
      [-9600, { key: 'ladder.row.levelOrAhead', values: { team: 'Chelsea' } }],
    ])
  })

  test.each([
    { bet_type: 'hdp', selection: 'home', line: -1, keys: ['half.win', 'half.draw', 'half.win'] },
    { bet_type: 'oxt', selection: '1', line: 0, keys: ['half.win', 'wrong'] },
  ] as const)('a first half is led, not won: $bet_type', ({ keys, ...bet }) => {
    const leg = arsenalLeg({ ...before, ...bet, period: 1, odds: 190, odds_type: 4 })
    const worded = slipLadder(leg, 1000).map(({ condition }) => ladderWording(condition, leg).key)
    expect(worded).toEqual(keys.map((key) => `ladder.row.${key}`))
    expect(ladderTitle(leg)).toBe('titleHalf')
  })

  test.each([
    { what: 'football', sport: 1, period: 0, title: 'titleLive' },
    { what: 'basketball', sport: 2, period: 0, title: 'title' },
    { what: 'a quarter', sport: 2, period: 13, title: 'title' },
  ])('a handicap in play of $what has the title $title', ({ sport, period, title }) => {
    const leg = arsenalLeg({
      market: 3,
      sport,
      period,
      bet_type: 'hdp',
      selection: 'home',
      score_at_bet: [1, 0],
    })
    expect(ladderTitle(leg)).toBe(title)
  })

  test.each([
    { bet_type: 'oxt', selection: '2', key: 'ladder.row.win' },
    { bet_type: 'oxt', selection: 'X', key: 'pick.draw' },
    { bet_type: 'cs', selection: '2-1', key: 'pick.score' },
  ] as const)('$bet_type $selection comes true or does not', ({ bet_type, selection, key }) => {
    const leg = arsenalLeg({ bet_type, selection, line: 0, odds: 300, odds_type: 4 })
    const keys = slipLadder(leg, 1000).map(({ condition }) => ladderWording(condition, leg).key)
    expect(keys).toEqual([key, 'ladder.row.wrong'])
  })

  test.each([
    { kind: 'margin_at_least', goals: 2, row: 'winByMore', team: 'Arsenal' },
    { kind: 'margin_at_least', goals: 0, row: 'winOrDraw', team: 'Arsenal' },
    { kind: 'margin_at_least', goals: -1, row: 'notLoseBy', team: 'Arsenal' },
    { kind: 'margin_exactly', goals: 1, row: 'winBy', team: 'Arsenal' },
    { kind: 'margin_exactly', goals: -2, row: 'winBy', team: 'Chelsea' },
    { kind: 'margin_at_most', goals: 0, row: 'drawOrWin', team: 'Chelsea' },
    { kind: 'margin_at_most', goals: -2, row: 'winByMore', team: 'Chelsea' },
    { kind: 'margin_at_most', goals: 1, row: 'notWinBy', team: 'Arsenal' },
  ] as const)('$kind $goals names $team', ({ kind, goals, row, team }) => {
    const words = ladderWording({ kind, goals, afterBet: false }, arsenalLeg(before))
    expect(words).toMatchObject({ key: `ladder.row.${row}`, values: { team } })
  })

  test.each([
    { kind: 'margin_at_least', goals: 2, row: 'outscoreByMore' },
    { kind: 'margin_at_least', goals: 0, row: 'levelOrOutscore' },
    { kind: 'margin_at_least', goals: -1, row: 'notOutscoredBy' },
    { kind: 'margin_exactly', goals: 0, row: 'level' },
    { kind: 'margin_exactly', goals: 1, row: 'outscoreBy' },
    { kind: 'margin_at_most', goals: -1, row: 'outscore' },
    { kind: 'margin_at_most', goals: -2, row: 'outscoreByMore' },
    { kind: 'margin_at_most', goals: 1, row: 'notOutscoreBy' },
  ] as const)('in play $kind $goals is $row', ({ kind, goals, row }) => {
    expect(ladderWording({ kind, goals, afterBet: true }, arsenalLeg()).key).toBe(`ladder.row.${row}`)
  })
})

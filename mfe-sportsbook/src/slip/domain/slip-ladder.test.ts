import type { BetLeg } from '@touchline/contracts/calls'
import { arsenalLeg } from '../../testing/slip-fixtures'
import { ladderTitle, ladderWording, slipLadder } from './slip-ladder'

const before = { market: 1, score_at_bet: null } as const
const half = { ...before, period: 1, odds: 190, odds_type: 4 } as const
const decimal = { line: 0, odds: 300, odds_type: 4 } as const

describe('what happens if', () => {
  test.each<{ it: string; leg: Partial<BetLeg>; ends: string[] }>([
    {
      it: 'a quarter line ends',
      leg: { ...before, line: -1, odds: -89 },
      ends: ['win 100 row.win Arsenal', 'half_lose -44.5 row.draw', 'lose -89 row.win Chelsea'],
    },
    {
      it: 'goals fall from now on',
      leg: {},
      ends: ['win 100 row.outscore Arsenal', 'lose -96 row.levelOrAhead Chelsea'],
    },
    {
      it: 'a first half is led, not won',
      leg: { ...half, line: -1 },
      ends: ['win 90 row.half.win Arsenal', 'half_lose -50 row.half.draw', 'lose -100 row.half.win Chelsea'],
    },
    {
      it: 'a first half is led or not',
      leg: { ...half, line: 0, bet_type: 'oxt', selection: '1' },
      ends: ['win 90 row.half.win Arsenal', 'lose -100 row.wrong'],
    },
    {
      it: 'a team wins or not',
      leg: { ...decimal, bet_type: 'oxt', selection: '2' },
      ends: ['win 200 row.win Chelsea', 'lose -100 row.wrong'],
    },
    {
      it: 'a match is drawn or not',
      leg: { ...decimal, bet_type: 'oxt', selection: 'X' },
      ends: ['win 200 pick.draw', 'lose -100 row.wrong'],
    },
    {
      it: 'a score comes true or not',
      leg: { ...decimal, bet_type: 'cs', selection: '2-1' },
      ends: ['win 200 pick.score', 'lose -100 row.wrong'],
    },
  ])('$it', ({ leg: change, ends }) => {
    const leg = arsenalLeg(change)
    const rows = slipLadder(leg, 10_000).map(({ grade, net, condition }) => {
      const { key, values } = ladderWording(condition, leg)
      return `${grade} ${net / 100} ${key.replace('ladder.', '')} ${values?.team ?? ''}`.trim()
    })
    expect(rows).toEqual(ends)
  })

  test.each<{ what: string; leg: Partial<BetLeg>; title: string }>([
    { what: 'a first half', leg: half, title: 'titleHalf' },
    { what: 'football in play', leg: {}, title: 'titleLive' },
    { what: 'basketball in play', leg: { sport: 2 }, title: 'title' },
    { what: 'a quarter in play', leg: { sport: 2, period: 13 }, title: 'title' },
  ])('$what has the title $title', ({ leg, title }) => {
    expect(ladderTitle(arsenalLeg(leg))).toBe(title)
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

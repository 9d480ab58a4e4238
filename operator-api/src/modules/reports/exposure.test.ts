import { type ExposureRow, lineExposures } from './exposure'

const row = (selection: string, risk: number, to_win: number, line = -2): ExposureRow => ({
  match_id: 1,
  match: 'A v B',
  kickoff: 0,
  currency: 'MYR',
  bet_type: 'hdp',
  period: 0,
  line,
  selection,
  bets: 1,
  risk,
  to_win,
  combined: 0,
  combined_risk: 0,
})

test.each([
  ['one side alone', [row('home', 1000, 950)], [[-950]], [950]],
  ['both sides alike', [row('home', 1000, 950), row('away', 1000, 900)], [[50, 100]], [0]],
  ['a heavy side', [row('home', 5000, 4750), row('away', 1000, 900)], [[-3750, 4100]], [3750]],
  ['three results', [row('1', 100, 150), row('x', 100, 250), row('2', 100, 300)], [[50, -50, -100]], [100]],
  ['two lines', [row('home', 100, 90), row('home', 100, 90, -4)], [[-90], [-90]], [90, 90]],
])('%s', (_, rows, ifWins, worst) => {
  const lines = lineExposures(rows)
  expect(lines.map((line) => line.ifWins)).toEqual(ifWins)
  expect(lines.map((line) => line.worst)).toEqual(worst)
})

import { DETAILS_MAX, detailsOf } from './round-details'

const SEEDS = { seed_hash: 'a'.repeat(64), client_seed: 'c'.repeat(64), nonce: 9999 }
const played = (summary: object) => ({ win: 0, isClosed: true, view: null, summary, turnover: 100 })
const places = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ bet: `corner:${n}-${n + 1}`, stake: 50_000_000 }))
const opens = Array.from({ length: 24 }, (_, cell) => ({ type: 'open', cell }))
const holds = [{ type: 'hold', hold: [true, false, true, false, true] }]

test.each<[string, unknown, readonly unknown[], object, boolean, boolean]>([
  ['mines with all cells', { stake: 100, mines: 1 }, opens, { opened: opens }, true, true],
  ['poker', { stake: 100, table: '8/5' }, holds, { hand: [1, 2, 3, 4, 5] }, true, true],
  ['a shot', [{ bet: 'area:2-3-4-5-6-8-10-12-15-20', stake: 100 }], [], { shots: [] }, true, true],
  ['a table with few bets', places(20), [], { number: 3 }, true, true],
  ['a table with many bets keeps its picture', places(150), [], { number: 3 }, false, true],
  ['a large picture goes before the bet', { stake: 1 }, [], { steps: 'x'.repeat(4000) }, true, false],
])('details of %s are small', (_, bet, actions, summary, hasBet, hasSummary) => {
  const details = detailsOf({ game_code: 'g', ...SEEDS, bet, actions }, 'kind', played(summary))
  expect(JSON.stringify(details).length).toBeLessThanOrEqual(DETAILS_MAX)
  expect(details.fair).toEqual({
    ...SEEDS,
    ...(hasBet && { bet, ...(actions.length > 0 && { actions }) }),
  })
  expect(details.summary).toEqual(hasSummary ? summary : null)
})

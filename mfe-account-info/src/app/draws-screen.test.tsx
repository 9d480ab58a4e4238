import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Round, type RoundBet, roundBets, roundResults } from '@touchline/contracts/calls'
import { elementsWide } from '../testing/element-width'
import { openedArea } from '../testing/opened-area'

elementsWide(1200)

const OFF = Date.UTC(2026, 10, 21, 12)
const SEED = 'ab'.repeat(32)

const bet = (facts: Partial<RoundBet> = {}): RoundBet => ({
  ref_no: 'R00000001',
  product: 'virtual',
  kind: 'vd',
  round_id: 'dogs:20261121:001',
  off_at: OFF,
  market: 'win',
  selection: ['2'],
  sides: [],
  runners: ['Blaze', 'Amber'],
  odds: 250,
  stake: 1000,
  state: 'won',
  returned: 2500,
  placed_at: OFF - 60_000,
  settled_at: OFF + 60_000,
  result: { order: [2, 1] },
  seed: SEED,
  ...facts,
})

test('bets on shared rounds name runner, price, result and payout, and lead to the check', async () => {
  const { fake } = await openedArea('/info/draws', (host) =>
    host.answer(roundBets, {
      bets: [bet(), bet({ ref_no: 'R00000002', state: 'running', returned: null, result: null, seed: null })],
      total: 2,
      sums: { bet: 2000, win: 2500, net: 500 },
    }),
  )
  const row = await screen.findByRole('row', { name: /R00000001/ })
  expect(row.textContent).toMatch(/Virtual greyhounds.*2 Amber @2\.50Win2 1.*10\.00.*25\.00.*Won/)
  expect(within(row).getByRole('link', { name: 'Check the draw' }).getAttribute('href')).toContain(
    `seed=${SEED}`,
  )
  expect((await screen.findByRole('row', { name: /R00000002/ })).textContent).toContain('Running')
  await userEvent.click(screen.getByRole('radio', { name: 'Lottery and keno' }))
  expect(fake.asked.at(-1)?.request).toMatchObject({ product: 'lottery', page: 1 })
})

const round = (facts: Partial<Round>): Round => ({
  round_id: '4d:20261121',
  kind: '4d',
  number: 1,
  state: 'settled',
  close_at: OFF,
  off_at: OFF,
  result_at: OFF,
  facts: {},
  sides: [],
  facts_hash: 'cd',
  chain: { end: 'ee', index: 1, known: { index: 0, seed: 'ee' } },
  bets_digest: null,
  seed: SEED,
  result: { numbers: ['1234', '5678', '9012', '3456'] },
  ...facts,
})

test.each([
  ['/info/result?view=draws', undefined],
  ['/ngresult', 'ng'],
  ['/efresult', 'ef'],
])('%s lists shared rounds, narrowed by kind and number', async (path, group) => {
  const { fake } = await openedArea(path, (host) =>
    host.answer(roundResults, { rounds: [round({})], total: 1, kinds: ['vd', '4d'] }),
  )
  const row = await screen.findByRole('row', { name: /4d:20261121/ })
  expect(row.textContent).toMatch(/TL 4D.*1234 5678 9012/)
  const asked = () => fake.asked.filter(({ name }) => name === 'roundResults').map(({ request }) => request)
  expect(asked()[0]).toMatchObject(group === undefined ? { page: 1 } : { group, page: 1 })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of rounds' }), 'TL 4D')
  expect(asked().at(-1)).toMatchObject({ kind: '4d' })
})

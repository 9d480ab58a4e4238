import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type GameRound,
  gameResultEsports2Detail,
  gameResultLiveCasino,
  gameResultSlots,
} from '@touchline/contracts/calls'
import { openedArea } from '../testing/opened-area'

const round = (facts: Partial<GameRound> = {}): GameRound => ({
  ref_no: 'G00000001',
  at: Date.UTC(2026, 10, 21, 12),
  closed_at: null,
  product: 'slots',
  provider: 'octave',
  provider_name: 'Octave',
  game: 'Triple Seven',
  game_code: 'tl20',
  round: 'r-1',
  bet: 200,
  win: 500,
  net: 300,
  valid_turnover: 200,
  status: 'settled',
  detail_url: 'http://games.test/round/r-1',
  kind: 'slot',
  fair: { seed_hash: 'ab12', client_seed: 'me', nonce: 7, bet: { stake: 20 } },
  summary: { window: ['DAT', 'JKQ'] },
  ...facts,
})
const SUMS = { bet: 200, win: 500, net: 300, valid_turnover: 200 }

describe('rounds of games', () => {
  test('are listed with a picture, sums, and the way to check each', async () => {
    const { fake } = await openedArea('/info/rounds', (host) => {
      host.answer(gameResultSlots, { rows: [round()], total: 1, sums: SUMS })
      host.answer(gameResultEsports2Detail, {
        row: round(),
        movements: [{ ref_no: 'M00000009', at: Date.UTC(2026, 10, 21, 12), kind: 'bet', amount: -200 }],
      })
    })
    const row = await screen.findByRole('row', { name: /G00000001/ })
    expect(row.textContent).toContain('Triple Seven')
    expect(within(row).getByRole('img', { name: 'Reels DAT JKQ' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Details of round G00000001' }))
    const moved = await screen.findByRole('list', { name: 'Balance movements' })
    expect(moved.textContent).toContain('M00000009')
    expect(screen.getByRole('link', { name: 'Check this round' }).getAttribute('href')).toBe(
      '/fair?game=tl20&hash=ab12&client=me&nonce=7&bet=%7B%22stake%22%3A20%7D',
    )
    expect(fake.asked[0]?.request).toMatchObject({ page: 1 })
  })

  test('of tables name the bets', async () => {
    await openedArea('/info/rounds', (host) => {
      const bet = [
        { bet: 'straight:17', stake: 500 },
        { bet: 'red', stake: 1000 },
      ]
      const fair = { seed_hash: 'ab12', client_seed: 'me', nonce: 7, bet }
      const row = round({ kind: 'roulette', summary: { number: 17 }, fair })
      host.answer(gameResultSlots, { rows: [row], total: 1, sums: SUMS })
      host.answer(gameResultEsports2Detail, { row, movements: [] })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Details of round G00000001' }))
    const bets = await screen.findByRole('list', { name: 'Bets placed' })
    expect(
      within(bets)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['17 5.00', 'Red 10.00'])
  })

  test('of live casino are a list of their own', async () => {
    const { fake } = await openedArea('/info/rounds', (host) => {
      host.answer(gameResultSlots, { rows: [], total: 0, sums: SUMS })
      const wheel = round({ game: 'Roulette', kind: 'roulette', summary: { number: 17 }, fair: null })
      host.answer(gameResultLiveCasino, { rows: [wheel], total: 1, sums: SUMS })
    })
    expect(await screen.findByText('No rounds on these days')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Live Casino' }))
    expect(await screen.findByRole('img', { name: 'Number 17' })).toBeTruthy()
    expect(fake.location.value.search).toBe('?list=casino')
  })
})

import { screen, within } from '@testing-library/react'
import { betAcceptList, dBetList, dBetListCancel } from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, legOf, NOW, parlayOf } from '../testing/bets'
import { elementsWide } from '../testing/element-width'
import { openedArea } from '../testing/opened-area'

const opened = (script: (fake: FakeHost) => void, at = '/info/betlist') => openedArea(at, script)

const beWide = elementsWide(0)
const running = (...bets: Parameters<typeof betOf>[0][]) => ({ bets: bets.map(betOf), total: bets.length })

describe('the bet list says', () => {
  test('lists running bets with stake, risk and to win, and a row for each leg', async () => {
    beWide(1200)
    const bets = [betOf(), parlayOf()]
    await opened((fake) => fake.answer(betAcceptList, { bets, total: 2 }))
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 1 + 3)
    const [, first] = within(table).getAllByRole('row')
    expect(first?.textContent).toContain('Arsenal \u22120.5')
    // The progress of the match is beside the match, not beside the price.
    expect(first?.textContent).toMatch(/First half.*\u22120\.96 MY.*100\.00.*96\.00.*100\.00.*Running/)
  })

  test('names the kick-off of a leg before it begins, while it is played and after', async () => {
    beWide(1200)
    const legs = [legOf(), legOf({ match_id: 2, period_now: 0 }), legOf({ match_id: 3, result: 'win' })]
    await opened((fake) => fake.answer(betAcceptList, running({ kind: 'parlay', legs })))
    const table = await screen.findByRole('table')
    expect(
      within(table)
        .getAllByText('22:51')
        .map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(Array(3).fill('England Premier League · Full time handicap · 22:51'))
  })

  test('calls a body and a maung by their names, with their deduction and how they were decided', async () => {
    const myanmar = { goals: 1, percent: -50, upper: 'home' as const }
    const burmese = { myanmar, line: 0, odds: 95, market: 2 as const, score_at_bet: null, period_now: 4 }
    const one = legOf({ ...burmese, score: [1, 0], result: 'half_lose' })
    const three = legOf({ ...burmese, match_id: 9, score: [3, 0], result: 'win' })
    const settled = {
      status: 'settled',
      currency: 'MMK',
      result: 'half_lose',
      returned: 5_000,
      net: -5_000,
    } as const
    const bets = [
      betOf({ ...settled, bet_id: 'b8', kind: 'mmo_single', legs: [one] }),
      betOf({ ...settled, bet_id: 'b9', kind: 'mmo_parlay', deduction: 15, legs: [three, one] }),
    ]
    await opened((host) => {
      host.answer(dBetList, { bets, total: 2 })
    }, '/info/betlist?view=settled')
    await screen.findByText('100 × 2 × 0.5, less 15%')
    const [single, maung] = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '')
    for (const words of [
      'Body · today',
      'Arsenal 1\u221250',
      'Body, full time',
      '0.95',
      'Deduction from a win: 5%',
    ])
      expect(single).toContain(words)
    for (const words of ['Won by 1: \u221250%', '100 × \u221250%', 'Lost']) expect(single).toContain(words)
    for (const words of ['Maung · 2 legs', 'Deduction, 2 legs: 15%', 'Won by 3: +100%'])
      expect(maung).toContain(words)
    expect(maung).not.toContain('0.95')
    for (const text of [single, maung]) expect(text).not.toMatch(/Handicap|half|MY/)
  })

  test('says why a leg is void, with its rule', async () => {
    const legs = [
      legOf({ bet_type: 'ou', selection: 'under', line: 6, odds: 200, odds_type: 4 }),
      legOf({ match_id: 9, result: 'void', void_reason: 'postponed', period_now: 4 }),
    ]
    const bet = betOf({ kind: 'parlay', stake: 10_000, risk: 10_000, to_win: 28_000, legs })
    await opened((host) => host.answer(betAcceptList, { bets: [bet], total: 1 }))
    const why = await screen.findByText(/postponed by 12 hours or more/)
    expect(within(why).getByRole('link').getAttribute('href')).toContain('results.postponed')
  })

  test('says which commission a bet brought', async () => {
    await opened((fake) => fake.answer(betAcceptList, running({ commission: 25 }, {})))
    expect(await screen.findAllByText('Commission +0.25')).toHaveLength(1)
  })

  test('shows how settled bets ended, with the returns and the sum', async () => {
    await opened((host) => {
      host.answer(dBetList, running({ status: 'settled', result: 'half_win', returned: 14_600, net: 5_000 }))
    }, '/info/betlist?view=settled')
    const card = await screen.findByRole('article')
    expect(card.textContent).toMatch(/Won half\+50\.00.*Returned146\.00/)
    expect(screen.getByText('Win/loss').parentElement?.textContent).toBe('Win/loss+50.00')
  })

  test.each([
    ['first', false],
    ['corrected', true],
  ])('marks a bet whose newest settlement is a %s as corrected: %s', async (settlement_kind, isMarked) => {
    const lost = { status: 'settled', result: 'lose', returned: 0, net: -9_600, settled_at: 1 } as const
    await opened((host) => {
      host.answer(dBetList, running({ ...lost, settlement_kind }))
    }, '/info/betlist?view=settled')
    const card = await screen.findByRole('article')
    if (isMarked) await within(card).findByText('Corrected')
    else expect(within(card).queryByText('Corrected')).toBeNull()
  })

  test.each([
    ['corrected', 'Corrected'],
    ['again', 'Resettled'],
  ] as const)('marks a void bet by its newest settlement, %s', async (settlement_kind, mark) => {
    const voided = { status: 'void', result: 'void', returned: 9_600, net: 0, settlement_rev: 3 } as const
    await opened((host) => {
      host.answer(dBetListCancel, running({ ...voided, settlement_kind }))
    }, '/info/betlist?view=void')
    expect(await within(await screen.findByRole('article')).findByText(mark)).toBeTruthy()
  })

  test('marks a running bet whose result was taken back, and no other running one', async () => {
    const again = { reopened_at: NOW, settlement_kind: 'taken_back', settlement_rev: 2 }
    await opened((host) => host.answer(betAcceptList, running({ ref_no: 'TL-AGAIN', ...again }, {})))
    const [reopened, other] = await screen.findAllByRole('article')
    if (!reopened || !other) throw new Error('two bets are listed')
    expect(reopened.textContent).toContain('TL-AGAIN')
    for (const mark of ['Running', 'Result withdrawn']) expect(within(reopened).getByText(mark)).toBeTruthy()
    expect(within(other).queryByText('Result withdrawn')).toBeNull()
  })

  test.each([
    { result: 'win', net: 10_000, text: '+100.00', look: 'won' },
    { result: 'lose', net: -9_600, text: '\u221296.00', look: 'negative' },
    { result: 'draw', net: 0, text: '0.00', look: '' },
  ] as const)('shows the return of a bet that ended with $text in the colour of it', async (one) => {
    const { result, net, text, look } = one
    await opened((host) => {
      host.answer(dBetList, running({ status: 'settled', result, returned: 9_600 + net, net }))
    }, '/info/betlist?view=settled')
    await screen.findByRole('article')
    const looks = screen.getAllByText(text).map(({ className }) => className)
    // Of the bet and of the sum; the commission is nothing.
    expect(looks.slice(0, 2)).toEqual([look, look])
  })

  test('says the best result of a parlay, and which leg and score rejected one', async () => {
    const bets = [
      parlayOf(),
      parlayOf({
        bet_id: 'b9',
        status: 'rejected',
        reason: 'rejectedGoal',
        rejected_leg: 1,
        rejected_by: { what: 'score', from: [0, 0], to: [0, 1] },
      }),
    ]
    await opened((host) => host.answer(betAcceptList, { bets, total: 2 }))
    expect(await screen.findAllByText(/Best result \+589\.40/)).toHaveLength(1)
    expect(screen.getByText(/Caused by Bologna v Atalanta/)).toBeTruthy()
    expect(await screen.findByText(/Score 0\u2060-\u20600 → 0\u2060-\u20601/)).toBeTruthy()
  })
})

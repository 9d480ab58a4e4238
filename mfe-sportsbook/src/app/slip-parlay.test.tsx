import { act, screen, within } from '@testing-library/react'
import { type Bet, betCheck, betSingle } from '@touchline/contracts/calls'
import type { LineRow } from '@touchline/contracts/odds'
import { frameOf, picksOf } from '../testing/combination-bench'
import { ARSENAL, ARSENAL_PICK, arsenalLeg, arsenalQuote, type MatchNow } from '../testing/slip-fixtures'
import { button, card, formOf, isShown, legs, stakedForm, sumOf } from '../testing/slip-panel'

const LEGS = picksOf(3).map(({ match_id }) => arsenalLeg({ match_id, odds: 204, odds_type: 4 }))
const acceptedHead = () => screen.findByRole('button', { name: /^Bet accepted/ })

/** A parlay of three with a stake of 50 that was sent to a server that answers with this bet. */
async function placed(bet: Partial<Bet> = {}) {
  const panel = await stakedForm('parlay', '50')
  panel.accepts(bet)
  await panel.press('Confirm bet')
  return panel
}

/** The first leg of a parlay, once its match has changed. */
async function changed(now: MatchNow, market: 2 | 3 = 2) {
  const panel = await stakedForm(market === 3 ? 'live parlay' : 'parlay', '50')
  await panel.showFrame((seq) => frameOf(ARSENAL, { seq, market, ...now }))
  return { ...panel, leg: within(legs()[0] as HTMLElement) }
}

/** Whether `later` is drawn below `earlier`. */
const isBelow = (earlier: Element, later: Element): boolean =>
  (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

describe('the form of a parlay', () => {
  test('counts its legs above them, shows the win of its maximum, and names the limit of parlays', async () => {
    const { user, field, later, setBalance } = await stakedForm('parlay', '1000')
    // The stake does not hide the count there.
    expect(isBelow(screen.getByText('3 of 12 legs'), legs()[0] as HTMLElement)).toBe(true)
    const most = sumOf('To win')
    expect(most).toMatch(/^[\d,]+\.\d\d$/)
    await user.type(field, '0')
    expect(sumOf('To win')).toBe(most)
    expect(button('Change stake to 1,000')).toBeTruthy()
    await user.tab()
    await later()
    expect(screen.getByText(/to 1,000, the maximum for Mix parlay\./)).toBeTruthy()
    expect(sumOf('To win')).toBe(most)
    await setBalance(50_000)
    const both = /to 1,000, the maximum for Mix parlay\. Insufficient balance\. You can risk up to 500\.00\./
    expect(screen.getByText(both)).toBeTruthy()
  })

  test('names a removed leg in its head, until it is put back or closed', async () => {
    const { press } = await formOf('parlay', 3)
    const heads = () => [isShown('3 selections'), isShown(/^Removed: Arsenal/)]
    const parts = () => screen.getByRole('region', { name: /^Bet slip/ }).childElementCount
    const remove = () => act(async () => screen.getAllByRole('button', { name: /^Remove / })[0]?.click())
    const before = parts()
    expect(heads()).toEqual([true, false])
    await remove()
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
    expect([heads(), parts()]).toEqual([[false, true], before])
    await press('Undo')
    expect(heads()).toEqual([true, false])
    await remove()
    await press('Close this message')
    expect(screen.getByText('2 selections')).toBeTruthy()
  })
})

describe('a leg', () => {
  test('whose price or line moved keeps match and market, with the old price struck', async () => {
    const { leg, showFrame } = await changed({ prices: [80, -96], ball: 11 })
    expect(leg.getByText(/Arsenal v Chelsea/)).toBeTruthy()
    // The move is beside the name of the market, and hides no word of it.
    expect(leg.getByText('Odds changed').closest('p')?.textContent).toContain('Full time handicap')
    expect(leg.getByText('2.04').tagName).toBe('DEL')
    expect(leg.getByRole('img', { name: 'down' })).toBeTruthy()
    expect(leg.getByText('Odds changed from 2.04 to 1.80.')).toBeTruthy()
    await showFrame((seq) => frameOf(ARSENAL, { seq, market: 2, prices: [80, -96], ball: 12, line: -3 }))
    expect(leg.getByText('Line changed from −0.5 @ 2.04 to 0.5-1 (−0.75) @ 1.80.')).toBeTruthy()
  })

  test('asks for consent to a new score after a goal, and not to a line; so does the button', async () => {
    const { leg } = await changed({ prices: [80, -96], ball: 11, score: [2, 0] }, 3)
    expect(leg.getByText('Score changed')).toBeTruthy()
    const spoken = leg.getByText(/^Score changed from/).textContent
    expect(spoken?.replaceAll('\u2060', '')).toBe(
      'Score changed from 1-0 to 2-0. Odds changed from 2.04 to 1.80',
    )
    expect(button(/^Bet at the new score, 7\.4/)).toBeTruthy()
  })

  test('in play keeps its score and minute while its parlay waits', async () => {
    const { waits, press } = await stakedForm('live parlay', '50')
    waits(6000)
    await press('Confirm bet')
    expect(await screen.findByRole('button', { name: 'Waiting…' })).toBeTruthy()
    expect(screen.getByText(/^Waiting for acceptance, [56] s$/)).toBeTruthy()
    for (const { textContent } of legs()) {
      expect(textContent).toMatch(/Arsenal 1-0 Chelsea 1H 22′/)
      // And the score that the bet counts from.
      expect(textContent).toMatch(/handicap, from 1\u2060-\u20600/)
    }
  })
})

describe('a refusal', () => {
  test.each(['invalidOddsBall', 'matchHide'] as const)(
    'about a leg, %s, is shown on that leg',
    async (code) => {
      const { refuses, press } = await stakedForm('parlay', '50')
      refuses(code, { legs: [1] })
      await press('Confirm bet')
      expect(legs().map(({ className }) => className.includes('wrong'))).toEqual([false, true, false])
    },
  )

  test('of singles is shown on no leg of their parlay', async () => {
    const { fake, user, press, later } = await formOf('parlay', 3)
    await user.click(screen.getByRole('radio', { name: /^Single/ }))
    await later(600)
    fake.refuse(betSingle, 'oddsIsUpdating', '')
    await user.type(await screen.findByRole('textbox', { name: /^Stake each/ }), '50')
    await press('Bet all 3')
    expect(await screen.findAllByText(/^Please wait a moment/)).toHaveLength(3)
    await user.click(screen.getByRole('radio', { name: 'Parlay' }))
    await later(600)
    expect(legs()).toHaveLength(3)
    expect(isShown(/^Please wait a moment/)).toBe(false)
  })

  test('is shown on the pinned foot, over the legs and above the button', async () => {
    const { refuses, press } = await stakedForm('parlay', '50')
    refuses('oddsIsUpdating')
    await press('Confirm bet')
    const notice = screen.getByText('Not placed.')
    expect(notice.closest('[data-foot] > [data-over-foot]')).toBeTruthy()
    expect(isBelow(notice, button(/^(Confirm|Bet)/))).toBe(true)
    // No scrolling brings the leg below it into sight.
    await press('Close this message')
    expect(isShown('Not placed.')).toBe(false)
    await press(/^(Confirm|Bet)/)
    expect(isShown('Not placed.')).toBe(true)
  })
})

describe('the receipt of a parlay', () => {
  test('names match and line of each leg as its form does, and the combined odds', async () => {
    const { accepts, press } = await stakedForm('parlay', '50')
    /** The line of a side that gives goals is red. */
    const lines = () => screen.getAllByText('−0.5').map(({ className }) => className)
    expect(lines()).toEqual(['negative', 'negative', 'negative'])
    accepts({ legs: LEGS })
    await press('Confirm bet')
    await acceptedHead()
    expect(lines()).toEqual(['negative', 'negative', 'negative'])
    const receipt = card(/^TL-/)
    expect(receipt.getAllByText('Arsenal v Chelsea · Full time handicap')).toHaveLength(3)
    expect(receipt.getByText('Combined odds').parentElement?.textContent).toBe('Combined odds 8.489')
  })

  test('is above an empty slip, folds, and is closed', async () => {
    const { user, press } = await placed()
    const head = await acceptedHead()
    expect(screen.getByText('Your slip is empty')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'If odds change' })).toBeTruthy()
    await user.click(head)
    expect(screen.getByRole('region', { name: /^TL-/ }).textContent).toMatch(/Risk .*To win /)
    await user.click(head)
    await press('Done')
    expect(screen.queryByRole('heading', { name: /^Bet accepted/ })).toBeNull()
    expect(screen.getByText('Your slip is empty')).toBeTruthy()
  })

  test.each([
    { device: 'a mouse', hasHover: true, isOpen: 'true' },
    // What a finger pressed counts as pointed at.
    { device: 'a phone', hasHover: false, isOpen: 'false' },
  ])('folds by itself, but not under the pointer of $device: $isOpen', async ({ hasHover, isOpen }) => {
    const { later } = await placed()
    const head = await acceptedHead()
    const slip = screen.getByRole('region', { name: /^Bet slip/ })
    const pointer = jest.spyOn(slip, 'matches').mockImplementation((asked) => asked === ':hover')
    const { matchMedia } = window
    if (!hasHover)
      window.matchMedia = ((query: string) => ({ matches: query === '(hover: none)' })) as typeof matchMedia
    await later(8500)
    window.matchMedia = matchMedia
    expect(head.getAttribute('aria-expanded')).toBe(isOpen)
    pointer.mockRestore()
    await later(1500)
    expect(head.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('legs that exclude one another', () => {
  const ways = () => screen.getAllByRole('button', { name: /^Keep / })

  test('have the same name in two markets are shown with their markets', async () => {
    const { tap, showFrame, later } = await formOf('parlay', 3)
    const lineOf = (id: number, period: number): LineRow => [id, 0, period, -2, 10, 0, 2, -96, 90]
    const lines = [lineOf(ARSENAL_PICK.line_id, 0), lineOf(9101, 1)]
    await tap({ ...ARSENAL_PICK, line_id: 9101 })
    await showFrame((seq) => frameOf(ARSENAL, { seq, market: 2, lines }))
    await later(600)
    expect(ways().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Keep Arsenal −0\.5 @ [\d.]+ Full time handicap$/),
      expect.stringMatching(/^Keep Arsenal −0\.5 @ [\d.]+ First half handicap$/),
    ])
  })

  test('of one league name the outright: two outrights, and a match between', async () => {
    const { fake, later } = await formOf('parlay', 3)
    fake.answer(betCheck, ({ picks }) => ({
      kind: 'ok',
      data: {
        quotes: picks.map((pick) => ({
          ...arsenalQuote({ ...pick, ball: 0, odds: 204, odds_type: 4 }),
          parent_id: pick.match_id,
          league_id: 7,
          outright: pick.match_id !== ARSENAL + 1,
          live: false,
          combo_min: 2,
        })),
        combination: { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: 'parlay:1' },
      },
    }))
    await later(8000)
    expect(legs().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Same league as leg 2: keep one'),
      expect.stringContaining('Leg 1 is an outright on this league: keep one'),
      expect.stringContaining('Same league as leg 1: keep one'),
    ])
  })
})

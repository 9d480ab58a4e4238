import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cancelledBetList, gameResultAdjustment, type ResultWord } from '@touchline/contracts/calls'
import { betOf, legOf, NOW } from '../testing/bets'
import { elementsWide } from '../testing/element-width'
import { answers, DETAILS, openedResults, word } from '../testing/results'

elementsWide(1200)

test.each<[string, Partial<ResultWord>, Partial<ResultWord>, RegExp]>([
  [
    'how it was decided',
    { decided: 'retired' },
    { decided: 'walkover' },
    /Status before: Retired\s+now: Walkover/,
  ],
  [
    'how a void match was decided',
    { state: 'void', decided: 'retired' },
    { state: 'void', decided: 'walkover' },
    /Status before: Cancelled, refunded · Retired\s+now: Cancelled, refunded · Walkover/,
  ],
  ['who goes through', { goes_on: 'home' }, { goes_on: 'away' }, /Qualified before: Home 1\s+now: Away 1/],
  ['penalties', { parts: [[8, 4, 3]] }, { parts: [[8, 3, 4]] }, /Penalties before: 4-3\s+now: 3-4/],
  ['extra time', {}, { parts: [[5, 1, 0]] }, /Extra time, first half before: –\s+now: 1-0/],
  ['the winner', { winners: ['A'] }, { winners: ['B', 'C'] }, /Winner before: A\s+now: B, C/],
  [
    'a goal of the first half',
    { first_half_last_goal: 'home' },
    { first_half_last_goal: 'none' },
    /HT · Last goal before: Home 1\s+now: None/,
  ],
])('a correction of %s shows the value before and after', async (_, before, after, text) => {
  const match = {
    ...DETAILS,
    corrections: [{ at: NOW, source: 'feed', before: word([2, 1], before), after: word([2, 1], after) }],
  }
  await openedResults('/info/result?view=corrected', (fake) => {
    answers(fake)
    fake.answer(gameResultAdjustment, { matches: [match], total: 1 })
  })
  expect((await screen.findByRole('list', { name: 'Corrected' })).textContent).toMatch(text)
})

test.each([
  ['was to come', NOW + 3_600_000, /before: Completed\s+now: Upcoming/],
  ['was live, and is put off since', NOW - 3_600_000, /before: Completed\s+now: Live, result pending/],
])(
  'the history of a match to come whose result was taken back says what it %s then',
  async (_, first_kickoff, text) => {
    const open = { state: 'open', full_time: null, half_time: null } as const
    const match = {
      ...DETAILS,
      ...open,
      first_kickoff,
      kickoff: NOW + 3_600_000,
      corrections: [{ at: NOW - 1000, source: 'operator', before: word([2, 1]), after: word([2, 1], open) }],
    }
    await openedResults('/info/result?view=corrected', (fake) => {
      answers(fake)
      fake.answer(gameResultAdjustment, { matches: [match], total: 1 })
    })
    const { textContent } = await screen.findByRole('list', { name: 'Corrected' })
    // Its heading keeps that something was corrected.
    expect(textContent).toContain('Upcoming')
    expect(screen.getByTitle(/^Corrected/)).toBeTruthy()
    expect(textContent).toMatch(text)
  },
)

test('corrected results and cancelled bets are lists of their own', async () => {
  await openedResults('/info/result?view=corrected', (fake) => {
    answers(fake)
    fake.answer(gameResultAdjustment, { matches: [DETAILS], total: 1 })
    fake.answer(cancelledBetList, {
      bets: [
        betOf({
          status: 'void',
          returned: 9_600,
          legs: [legOf({ result: 'void', void_reason: 'placedLate' })],
        }),
      ],
      total: 1,
    })
  })
  expect((await screen.findByRole('list', { name: 'Corrected' })).textContent).toMatch(/before: 2-2/)
  await userEvent.click(screen.getByRole('radio', { name: 'Cancelled bets' }))
  const bets = await screen.findByRole('list', { name: 'Cancelled bets' })
  // Why a leg is void comes with words of its own.
  await within(bets).findByText('Void: the bet was placed after play had started.')
  expect(bets.textContent).toContain('Refunded: 96.00')
})

test.each([
  ['/efresult', 9, 41],
  ['/ngresult', 40, 45],
])(
  'corrections on %s are of its own sports, and cancelled bets are no view of it',
  async (path, first, second) => {
    const { fake, close } = await openedResults(`${path}?view=corrected`, (one) => {
      answers(one)
      one.answer(gameResultAdjustment, { matches: [DETAILS], total: 1 })
    })
    const asked = () =>
      fake.asked.flatMap(({ name, request }) => (name === 'gameResultAdjustment' ? [request] : []))
    await screen.findByRole('list', { name: 'Corrected' })
    expect(asked()).toEqual([expect.objectContaining({ sports_type: first })])
    expect(screen.queryByRole('radio', { name: 'Cancelled bets' })).toBeNull()
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Sports' })).getAllByRole('radio')[1] as Element,
    )
    expect(asked().at(-1)).toMatchObject({ sports_type: second, page: 1 })
    await close()
    await openedResults(`${path}?view=cancelled`)
    expect(await screen.findByRole('radio', { name: 'Virtual & lottery', checked: true })).toBeTruthy()
  },
)

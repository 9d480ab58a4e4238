import { act, screen, waitFor } from '@testing-library/react'
import { type Bet, betCheck, betLookup, betSingle } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { ARSENAL_PICK, arsenalBet, arsenalQuote, TOTAL } from '../testing/slip-fixtures'
import { announcements, mountPanel } from '../testing/slip-panel'

type Answer = CallResult<{ bet: Bet }>

const HOME = 'Arsenal −0.5'
const AWAY = 'Chelsea +0.5'
const LOST = 'Connection lost. Checking your bet; do not bet again.'
const REFUSED: Answer = { kind: 'refused', code: 'betOverMaxPerMatch', text: '', details: {} }
const SILENCE: Answer = { kind: 'unknown', code: 'requestFailed', text: '' }
const OVER = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }

/** Two singles or more, each with an empty stake of its own. Bets are accepted unless `answers` has another answer for the pick. */
async function several(...more: readonly (typeof ARSENAL_PICK)[]) {
  const panel = await mountPanel()
  const { fake, pick, show, user } = panel
  const answers = new Map<string, Answer | Partial<Bet> | Promise<Partial<Bet>>>()
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0 })] },
  }))
  fake.answer(betSingle, async (request) => {
    const answer = (await answers.get(request.selection)) ?? {}
    if (answer === REFUSED || answer === SILENCE) return answer as Answer
    const bet = { bet_id: request.selection, ref_no: request.selection, ...(answer as Partial<Bet>) }
    return { kind: 'ok', data: { bet: arsenalBet(bet, request) } }
  })
  fake.refuse(betLookup, 'betNotExists')
  await pick()
  for (const other of [{ ...ARSENAL_PICK, selection: 'away' }, ...more])
    await act(async () => fake.bus.next({ type: 'pick', pick: other }))
  await show()
  await user.click(await screen.findByRole('switch', { name: 'Same stake for all' }))
  return {
    ...panel,
    answers,
    type: (pick: string, text: string) =>
      user.type(screen.getByRole('textbox', { name: `Stake MYR, ${pick}` }), text),
    /** Pressed once it is open. */
    press: async (name: string) => {
      await panel.later()
      const isLocked = () => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
      await waitFor(() => expect(isLocked()).toBe(false))
      await panel.press(name)
    },
  }
}

let watch: MutationObserver | undefined
afterEach(() => watch?.disconnect())

/** The announcements from here on, in order. */
function listen(): string[] {
  const announced = [announcements().trim()]
  watch = new MutationObserver(() => {
    const now = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    if (now.join(' ').trim() !== announced.at(-1)) announced.push(now.join(' ').trim())
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  return announced
}

describe('of two selections the bet one is announced', () => {
  test.each<[what: string, answer: Answer | Partial<Bet>, spoken: string]>([
    ['that it stands', {}, `Bet accepted: ${HOME}`],
    [
      'that it was rejected',
      { status: 'rejected', reason: 'rejectedGoal' },
      'Bet rejected. A goal was scored',
    ],
    ['that it waits', { status: 'waiting', decide_at: Date.now() + 600_000 }, 'Waiting for acceptance'],
    ['why it was refused', REFUSED, 'Your stake exceeds the max stake per match.'],
    ['that nobody knows, and not to bet again', SILENCE, LOST],
  ])('%s', async (_, answer, spoken) => {
    const { answers, type, press } = await several()
    answers.set('home', answer)
    await type(HOME, '100')
    await press('Bet 1 of 2')
    await waitFor(() => expect(announcements()).toContain(spoken))
  })
})

test('the placed bet is named with its stake below the button of the remaining selection', async () => {
  const { type, press } = await several()
  await type(HOME, '100')
  await press('Bet 1 of 2')
  const results = (await screen.findAllByRole('status')).map(({ textContent }) => textContent)
  expect(results).toContain(`Bet accepted: ${HOME} · 100.00`)
})

test('an unknown bet is not announced as waiting', async () => {
  const { answers, type, press } = await several()
  answers.set('home', SILENCE)
  await type(HOME, '100')
  await type(AWAY, '100')
  await press('Bet all 2')
  await waitFor(() => expect(announcements().trim()).toBe(`${LOST} 1 accepted, 1 being checked`))
})

test('bets of before are not said again while the next one leaves, nor counted with it', async () => {
  const { answers, type, press, user, stake, later } = await several(OVER)
  await type(HOME, '100')
  await type(AWAY, '100')
  await press('Bet 2 of 3')
  await waitFor(() => expect(announcements().trim()).toBe('2 accepted'))
  let decide: (bet: Partial<Bet>) => void = () => undefined
  answers.set(
    'over',
    new Promise((done) => {
      decide = done
    }),
  )
  const announced = listen()
  await user.type(stake(), '100')
  await press('Confirm bet')
  await later()
  expect(announced.join('')).not.toContain('Bet accepted')
  await act(async () => decide({}))
  await waitFor(() => expect(announcements()).toContain('Bet accepted: Over'))
  expect(announced.filter((spoken) => spoken.includes('accepted'))).toHaveLength(2)
})

test('an edit after a refusal announces nothing', async () => {
  const { answers, type, press, stake, user, later } = await several()
  answers.set('home', REFUSED)
  await type(HOME, '100')
  await type(AWAY, '100')
  await press('Bet all 2')
  await waitFor(() => expect(announcements()).toContain('1 accepted, 1 not placed'))
  const announced = listen()
  await user.type(stake(), '5')
  await later()
  expect(announced.join(' ')).not.toContain('Bet accepted')
})

test('a waiting bet beside the next one is announced by itself when it is decided', async () => {
  const { fake, answers, type, press, later } = await several(OVER)
  answers.set('home', { status: 'waiting', decide_at: fake.clock.now + 600_000 })
  await type(HOME, '100')
  await press('Bet 1 of 3')
  await waitFor(() => expect(announcements().trim()).toBe('Waiting for acceptance'))
  const sent = fake.asked.findLast(({ name }) => name === 'betSingle')?.request
  await type(AWAY, '100')
  await press('Bet 1 of 3')
  await waitFor(() => expect(announcements().trim()).toBe(`Bet accepted: ${AWAY}`))
  await act(async () =>
    fake.member.next({
      t: 'bet',
      bet: arsenalBet({ bet_id: 'home', status: 'rejected', reason: 'rejectedGoal' }, sent as never),
    }),
  )
  await later()
  await waitFor(() => expect(announcements()).toContain('Bet rejected. A goal was scored'))
  expect(announcements()).not.toContain('accepted')
})

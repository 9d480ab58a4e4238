import { act, screen, waitFor } from '@testing-library/react'
import { type Bet, betLookup, betSingle } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { ARSENAL_PICK, arsenalBet, TOTAL } from '../testing/slip-fixtures'
import { AWAY_PICK, announcements, isLocked, severalOf } from '../testing/slip-panel'

type Answer = CallResult<{ bet: Bet }>

const HOME = 'Arsenal −0.5'
const AWAY = 'Chelsea +0.5'
const LOST = 'Connection lost. Checking your bet; do not bet again.'
const REFUSED: Answer = { kind: 'refused', code: 'betOverMaxPerMatch', text: '', details: {} }
const SILENCE: Answer = { kind: 'unknown', code: 'requestFailed', text: '' }
const REJECTED = { status: 'rejected', reason: 'rejectedGoal' } as const
const OVER = { ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' }

/** Singles with stakes of their own. Bets are accepted unless `answers` has another answer for the selection. */
async function several(...more: readonly (typeof ARSENAL_PICK)[]) {
  const panel = await severalOf([ARSENAL_PICK, AWAY_PICK, ...more])
  const { fake, user, later } = panel
  const answers = new Map<string, Answer | Partial<Bet> | Promise<Partial<Bet>>>()
  fake.answer(betSingle, async (request) => {
    const answer = (await answers.get(request.selection)) ?? {}
    if (answer === REFUSED || answer === SILENCE) return answer as Answer
    const bet = { bet_id: request.selection, ref_no: request.selection, ...(answer as Partial<Bet>) }
    return { kind: 'ok', data: { bet: arsenalBet(bet, request) } }
  })
  fake.refuse(betLookup, 'betNotExists')
  await user.click(screen.getByRole('switch', { name: 'Same stake for all' }))
  return {
    ...panel,
    answers,
    type: (pick: string, text: string) =>
      user.type(screen.getByRole('textbox', { name: `Stake MYR, ${pick}` }), text),
    /** Pressed once it is open. */
    press: async (name: string) => {
      await later()
      await waitFor(() => expect(isLocked(name)).toBe(false))
      await panel.press(name)
    },
  }
}

const announced = (text: string) => waitFor(() => expect(announcements().trim()).toBe(text))

let watch: MutationObserver | undefined
afterEach(() => watch?.disconnect())

/** The announcements from here on, in order. */
function listen(): string[] {
  const texts = [announcements().trim()]
  watch = new MutationObserver(() => {
    const now = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    if (now.join(' ').trim() !== texts.at(-1)) texts.push(now.join(' ').trim())
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  return texts
}

test.each<{ bet: string; answer: Answer | Partial<Bet>; spoken: string }>([
  { bet: 'an accepted bet', answer: {}, spoken: `Bet accepted: ${HOME}` },
  { bet: 'a rejected bet', answer: REJECTED, spoken: 'Bet rejected. A goal was scored' },
  {
    bet: 'a waiting bet',
    answer: { status: 'waiting', decide_at: Date.now() + 600_000 },
    spoken: 'Waiting for acceptance',
  },
  { bet: 'a refused bet', answer: REFUSED, spoken: 'Your stake exceeds the max stake per match.' },
  { bet: 'an unknown bet', answer: SILENCE, spoken: LOST },
])('of two selections the bet one is announced: $bet', async ({ answer, spoken }) => {
  const { answers, type, press } = await several()
  answers.set('home', answer)
  await type(HOME, '100')
  await press('Bet 1 of 2')
  await waitFor(() => expect(announcements()).toContain(spoken))
})

test('a placed bet is named with its stake below the button of the remaining selection', async () => {
  const { type, press } = await several()
  await type(HOME, '100')
  await press('Bet 1 of 2')
  const results = (await screen.findAllByRole('status')).map(({ textContent }) => textContent)
  expect(results).toContain(`Bet accepted: ${HOME} · 100.00`)
})

test.each<{ home: Answer | Partial<Bet>; away: Answer | Partial<Bet>; spoken: string }>([
  { home: {}, away: {}, spoken: '2 accepted' },
  { home: SILENCE, away: {}, spoken: `${LOST} 1 accepted, 1 being checked` },
  {
    home: REFUSED,
    away: { status: 'waiting', decide_at: Date.now() + 600_000 },
    spoken: '1 waiting, 1 not placed',
  },
])('bets of one press are announced by their numbers: "$spoken"', async ({ home, away, spoken }) => {
  const { answers, type, press } = await several()
  answers.set('home', home)
  answers.set('away', away)
  await type(HOME, '100')
  await type(AWAY, '100')
  await press('Bet all 2')
  await announced(spoken)
})

test('bets of before are neither announced again nor counted with the next one', async () => {
  const { answers, type, press, user, stake, later } = await several(OVER)
  await type(HOME, '100')
  await type(AWAY, '100')
  await press('Bet 2 of 3')
  await announced('2 accepted')
  let decide: (bet: Partial<Bet>) => void = () => undefined
  answers.set(
    'over',
    new Promise((done) => {
      decide = done
    }),
  )
  const texts = listen()
  await user.type(stake(), '100')
  await press('Confirm bet')
  await later()
  expect(texts.join('')).not.toContain('Bet accepted')
  await act(async () => decide({}))
  await waitFor(() => expect(announcements()).toContain('Bet accepted: Over'))
  expect(texts.filter((spoken) => spoken.includes('accepted'))).toHaveLength(2)
})

test('a refused bet stays beside an accepted one, and its edit announces nothing', async () => {
  const { answers, type, press, stake, user, later } = await several()
  answers.set('home', REFUSED)
  await type(HOME, '100')
  await type(AWAY, '100')
  await press('Bet all 2')
  await waitFor(() => expect(announcements()).toContain('1 accepted, 1 not placed'))
  expect(screen.getByRole('region', { name: 'Bet slip, 1 selection' })).toBeTruthy()
  expect(screen.getByRole('region', { name: HOME })).toBeTruthy()
  const texts = listen()
  await user.type(stake(), '5')
  await later()
  expect(texts.join(' ')).not.toContain('Bet accepted')
})

test('a waiting bet beside the next one is announced by itself when it is decided', async () => {
  const { fake, answers, type, press, later, sent, decides } = await several(OVER)
  answers.set('home', { status: 'waiting', decide_at: fake.clock.now + 600_000 })
  await type(HOME, '100')
  await press('Bet 1 of 3')
  await announced('Waiting for acceptance')
  const [first] = sent()
  await type(AWAY, '100')
  await press('Bet 1 of 3')
  await announced(`Bet accepted: ${AWAY}`)
  await decides({ bet_id: 'home', ...REJECTED }, first)
  await later()
  await waitFor(() => expect(announcements()).toContain('Bet rejected. A goal was scored'))
  expect(announcements()).not.toContain('accepted')
})

import type { NewestResult } from './recompute'

/** Of a hundred matches so many are called off, given up in the first half, and given up in the second. */
const CALLED_OFF_PERCENT = 10
const FIRST_HALF_PERCENT = 6
const SECOND_HALF_PERCENT = 9

/** How a match ended; of an outright, by its runner, who won. */
export function randomResult(runner: string | null): NewestResult {
  const chance = Math.random() * 100
  if (runner !== null) return { ...UNKNOWN, ...(chance < CALLED_OFF_PERCENT ? CALLED_OFF : won(runner)) }
  const goals = randomGoals()
  let below = CALLED_OFF_PERCENT
  if (chance < below) return { ...UNKNOWN, ...CALLED_OFF }
  below += FIRST_HALF_PERCENT
  if (chance < below) return givenUpInFirst(goals)
  below += SECOND_HALF_PERCENT
  if (chance < below) return { ...played(goals), status: 2, abandoned_in: 'second_half', last_goal: null }
  return played(goals)
}

/** For the count of a run. */
export function howItEnded({ status, abandoned_in, winners }: NewestResult): string {
  if (abandoned_in !== null) return `given up in the ${abandoned_in.replace('_', ' ')}`
  if (status === 2) return 'called off'
  return winners ? `outright of ${winners.length}` : 'played'
}

const UNKNOWN: NewestResult = {
  status: 0,
  half_time: null,
  full_time: null,
  first_goal: null,
  last_goal: null,
  first_half_first_goal: null,
  first_half_last_goal: null,
  abandoned_in: null,
}
const CALLED_OFF = { status: 2 } as const

const OTHERS = ['Another Runner', 'A Third Runner'] as const

/** The runner or another, and up to two more beside: they divide the profit. */
function won(runner: string): Partial<NewestResult> {
  const first = Math.random() < 0.5 ? [runner] : []
  const beside = OTHERS.slice(0, Math.floor(Math.random() * 3))
  return { status: 1, winners: first.length + beside.length > 0 ? [...first, ...beside] : [OTHERS[0]] }
}

interface Goal {
  readonly side: 'home' | 'away'
  readonly half: 1 | 2
}

const randomGoals = (): Goal[] =>
  Array.from(
    { length: Math.floor(Math.random() * 6) },
    (): Goal => ({
      side: Math.random() < 0.55 ? 'home' : 'away',
      half: Math.random() < 0.45 ? 1 : 2,
    }),
  ).sort((a, b) => a.half - b.half)

const score = (goals: readonly Goal[]): [number, number] => [
  goals.filter(({ side }) => side === 'home').length,
  goals.filter(({ side }) => side === 'away').length,
]

function played(goals: readonly Goal[]): NewestResult {
  const first = goals.filter(({ half }) => half === 1)
  return {
    status: 1,
    half_time: score(first),
    full_time: score(goals),
    first_goal: goals[0]?.side ?? 'none',
    last_goal: goals.at(-1)?.side ?? 'none',
    first_half_first_goal: first[0]?.side ?? 'none',
    first_half_last_goal: first.at(-1)?.side ?? 'none',
    abandoned_in: null,
  }
}

/** Nothing but the score at that moment is known, and who scored first. */
function givenUpInFirst(goals: readonly Goal[]): NewestResult {
  const fallen = goals.filter(({ half }) => half === 1)
  const first = fallen[0]?.side ?? null
  return {
    ...UNKNOWN,
    status: 2,
    abandoned_in: 'first_half',
    full_time: score(fallen),
    first_goal: first,
    first_half_first_goal: first,
  }
}

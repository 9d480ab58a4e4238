import { betSingle } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { BetType } from '@touchline/contracts/odds'
import { MATCH } from './fixtures'
import { askInPage } from './page-host'
import type { Walk } from './walk'

/** Why a bet that waits in play is rejected after all. */
export interface Rejection {
  readonly code: ErrorCode
  readonly match: number
  readonly sport: 1 | 2 | 3
  readonly happens: (walk: Walk, match: number) => Promise<unknown>
}

const REASONS: readonly Omit<Rejection, 'match'>[] = [
  { code: 'rejectedGoal', sport: 1, happens: ({ fixtures }, id) => fixtures.play(id, { score: [1, 0] }) },
  { code: 'rejectedRedCard', sport: 1, happens: ({ fixtures }, id) => fixtures.play(id, { reds: [1, 0] }) },
  { code: 'rejectedScore', sport: 3, happens: ({ fixtures }, id) => fixtures.play(id, { score: [1, 0] }) },
  { code: 'rejectedPriceMoved', sport: 2, happens: ({ fixtures }, id) => fixtures.reprice(id, 2, [40, -50]) },
  {
    code: 'rejectedSuspended',
    sport: 1,
    happens: ({ fixtures }, id) => fixtures.play(id, { status: 5 }),
  },
  {
    code: 'rejectedDanger',
    sport: 1,
    happens: async (walk, id) => {
      await walk.fixtures.play(id, { danger: true })
      // Nobody waits longer than a minute; this one is over.
      await change(walk, id, 'placed_at = placed_at - 61000, decide_at = placed_at')
    },
  },
]

export const REJECTIONS: readonly Rejection[] = REASONS.map((reason, n) => ({
  ...reason,
  match: MATCH.live + n,
}))

const TYPES: Record<Rejection['sport'], BetType> = { 1: 'hdp', 2: 'ml', 3: 'ml' }

function change({ owner }: Walk, match: number, times: string): Promise<unknown> {
  return owner.query(`UPDATE bet SET ${times} WHERE id = (SELECT bet_id FROM bet_leg WHERE match_id = $1)`, [
    match,
  ])
}

/** Feeds the matches, bets on each, and causes the rejection. */
export async function placeAndReject(walk: Walk): Promise<void> {
  const { page, fixtures } = walk
  await fixtures.send(REJECTIONS.map(({ match, sport }) => ({ id: match, sport, live: true })))
  await Promise.all(
    REJECTIONS.map(async ({ match, sport, happens }) => {
      const request = await fixtures.single(match, { type: TYPES[sport], score: [0, 0] })
      const { kind, code } = await askInPage(page, {
        call: betSingle,
        request: { ...request, accept: 'any' },
      })
      if (kind !== 'ok') throw new Error(`the bet on ${match} was refused: ${code}`)
      // On a slow machine its delay would be over before anything has happened.
      await change(walk, match, 'decide_at = decide_at + 30000')
      await happens(walk, match)
    }),
  )
}

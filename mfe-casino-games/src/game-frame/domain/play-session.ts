import type { GameRound } from '@touchline/contracts/calls'

/** Time on one game in one window, and the rounds played in it. */
export interface PlaySession {
  /** Epoch milliseconds. */
  readonly since: number
  /** Net of each round by its reference, minor units. */
  readonly nets: ReadonlyMap<string, number>
}

type PlayedRound = Pick<GameRound, 'ref_no' | 'at' | 'provider' | 'game_code' | 'net' | 'status'>

/** The session with rounds of the server's newest page, without rounds of other games and of earlier sessions. */
export function withRounds(
  session: PlaySession,
  game: Pick<GameRound, 'provider' | 'game_code'>,
  rounds: readonly PlayedRound[],
): PlaySession {
  const own = rounds.filter(
    ({ at, provider, game_code }) =>
      at >= session.since && provider === game.provider && game_code === game.game_code,
  )
  return {
    ...session,
    nets: new Map([...session.nets, ...own.map(({ ref_no, net }) => [ref_no, net] as const)]),
  }
}

/** Win less bet of all rounds, minor units. */
export const netOf = ({ nets }: PlaySession): number => [...nets.values()].reduce((sum, net) => sum + net, 0)

/** Whole minutes since the session began. */
export const minutesOf = ({ since }: PlaySession, now: number): number =>
  Math.max(0, Math.floor((now - since) / 60_000))

export interface Team {
  readonly name: string
  /** 40 to 99, comparable within a league. */
  readonly rating: number
}

export type SportModel = 'football' | 'basketball' | 'tennis' | 'esports'

/** A competition of the sandbox: a real one with its real teams, whose matches are made up. */
export interface League {
  readonly id: number
  readonly sport: number
  readonly model: SportModel
  readonly name: string
  /** ISO 3166 (`ES`, and `GB-SCT` for a part that plays for itself), empty for several countries. */
  readonly country: string
  /** 1 the leagues everybody bets on, 3 those with the widest margins. */
  readonly tier: 1 | 2 | 3
  /** Mean goals or points of a match. */
  readonly total: number
  /** How much of the total one point of rating is worth to its side. */
  readonly perPoint: number
  /** The home advantage, in goals or points. */
  readonly homeEdge: number
  /** Minute of the day in GMT+8 at which its daily fixtures of the coming days kick off; null when it has none. */
  readonly featuredMinute: number | null
  readonly teams: readonly Team[]
  /** Somebody goes on: ties that are level after ninety minutes are decided by penalties at once. */
  readonly knockout?: boolean
}

/** Reads "Arsenal 92, Chelsea 88". */
export function teamsOf(list: string): Team[] {
  return list.split(',').map((entry) => {
    const [, name, rating] = /^\s*(.+?)\s+(\d\d)\s*$/.exec(entry) ?? []
    if (name === undefined) throw new Error(`Not a team with a rating: ${entry}`)
    return { name, rating: Number(rating) }
  })
}

/** Reads "22:30" as a minute of the day. */
export function minuteOfDay(time: string): number {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return 60 * hour + minute
}

interface FootballFacts {
  tier: League['tier']
  goals?: number
  featured?: string
  knockout?: boolean
}

/** A football league. */
export const football = (
  id: number,
  name: string,
  country: string,
  { tier, goals = 2.65, featured, knockout }: FootballFacts,
  teams: string,
): League => ({
  id,
  sport: 1,
  model: 'football',
  name,
  country,
  tier,
  total: goals,
  perPoint: 0.085,
  homeEdge: 0.34,
  featuredMinute: featured === undefined ? null : minuteOfDay(featured),
  teams: teamsOf(teams),
  ...(knockout && { knockout }),
})

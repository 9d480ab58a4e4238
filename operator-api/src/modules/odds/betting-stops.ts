import type { ApiModule, Platform } from '../../platform/module'

const LOOK_EVERY_MS = 500

/** Betting stops of operators: stopped lines can be neither bet on nor cashed out, and waiting bets wait. */
export interface BettingStops {
  readonly all: boolean
  readonly sports: ReadonlySet<number>
  readonly matches: ReadonlySet<number>
}

export const NO_STOPS: BettingStops = { all: false, sports: new Set(), matches: new Set() }

/** A stop as it is kept, with who ordered it and why. */
export interface BettingStop {
  readonly sport?: number
  readonly match?: number
  readonly why: string
  readonly by: string
  readonly at: number
}

const PREFIX = 'betting stop'

/** Name of the setting that keeps a stop: of all bets unless a sport or a match is named. */
export const stopName = ({ sport, match }: Pick<BettingStop, 'sport' | 'match'>): string => {
  if (sport !== undefined) return `${PREFIX} sport ${sport}`
  return match === undefined ? PREFIX : `${PREFIX} match ${match}`
}

/** All current stops, the newest first. */
export async function readStops({ pool }: Pick<Platform['database'], 'pool'>): Promise<BettingStop[]> {
  const { rows } = await pool.query<{ value: BettingStop }>({
    name: 'betting-stops',
    text: `SELECT value FROM operator_setting WHERE name = '${PREFIX}' OR name LIKE '${PREFIX} %'
      ORDER BY (value ->> 'at')::bigint DESC`,
  })
  return rows.map(({ value }) => value)
}

interface BettingStopsDeps {
  readonly platform: Pick<Platform, 'database'>
  /** The price list; a list that sells nothing itself need not take them. */
  readonly odds: { stopBets?(stops: BettingStops): void }
}

/** Takes the stops of operators into the price list of every process within a second. */
export function createBettingStops({ platform, odds }: BettingStopsDeps): ApiModule {
  return {
    register: () => undefined,
    jobs: [
      {
        name: 'betting stops',
        everyMs: LOOK_EVERY_MS,
        by: 'each process',
        isStart: true,
        round: async () => {
          const stops = await readStops(platform.database)
          odds.stopBets?.({
            all: stops.some(({ sport, match }) => sport === undefined && match === undefined),
            sports: new Set(stops.flatMap(({ sport }) => sport ?? [])),
            matches: new Set(stops.flatMap(({ match }) => match ?? [])),
          })
        },
      },
    ],
  }
}

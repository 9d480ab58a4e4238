import pg from 'pg'
import type { Platform } from '../../support/launch-platform'
import { type BetPick, earlyLegs } from '../../support/member-client'
import { platformDatabase } from '../../support/scratch-database'
import { median } from '../median'
import type { BenchRow } from '../table'
import { LEGS, parlaysOn, singlesOn, systemsOn } from './ask-for-bet'
import { apiOf } from './bench-bets'
import { logIn, measureBets } from './measure-bets'
import { PARLAYS, placeManyBets, SINGLES, SYSTEMS, settleBySweep, unsettledOf } from './measure-settlement'
import { openWallets } from './open-wallets'

const MEMBERS = 1000
const CONNECTIONS = 64
const SECONDS = 3
const ROUNDS = 3
/** Bets that are settled in a round; a system has a thousand tickets. */
const SETTLED = { singles: 5000, parlays: 5000, systems: 200 }

/**
 * P6 and P8 for bets of ten legs, against singles by turns: how fast parlays and systems of ten (1,013 tickets) are placed over
 * HTTP, and how fast they are settled once all of their matches have results.
 */
export async function benchCombinations(platform: Platform): Promise<BenchRow[]> {
  const api = apiOf(platform)
  const url = platformDatabase(platform.dataDir)
  const wallets = await openWallets(url, MEMBERS, 'combiner')
  const members = await logIn(api, wallets.slice(0, CONNECTIONS))
  const owner = new pg.Client({ connectionString: url })
  // A failed query rejects by itself; the connection ends with the platform.
  owner.on('error', () => undefined)
  await owner.connect()

  const open = await unsettledOf(
    owner,
    (await earlyLegs(api)).map(({ match_id }) => match_id),
  )
  // The bets over HTTP use other matches than the settlements here.
  const kept = open.slice(-ROUNDS * (1 + 2 * LEGS))
  if (open.length < kept.length + LEGS) throw new Error(`too few matches for the bench: ${open.length}`)
  const legs = async (): Promise<BetPick[]> =>
    (await earlyLegs(api)).filter(({ match_id }) => open.includes(match_id) && !kept.includes(match_id))
  const place = async (askFor: typeof singlesOn): Promise<number> => {
    const { perSecond, refused } = await measureBets(api, members, askFor(await legs()), SECONDS)
    if (Object.keys(refused).length > 0) console.log('refused', refused)
    return perSecond
  }
  const placed = await byTurns(async () => ({
    singles: await place(singlesOn),
    parlays: await place(parlaysOn),
    systems: await place(systemsOn),
  }))

  const next = (count: number): number[] => kept.splice(0, count)
  const settle = async (count: number, on: number[], kind: typeof SINGLES): Promise<number> => {
    await placeManyBets(owner, wallets, on, count, kind)
    return settleBySweep(owner, on)
  }
  const settled = await byTurns(async () => ({
    singles: await settle(SETTLED.singles, next(1), SINGLES),
    parlays: await settle(SETTLED.parlays, next(LEGS), PARLAYS),
    systems: await settle(SETTLED.systems, next(LEGS), SYSTEMS),
  }))
  await owner.end()
  return [
    rowOf('P6', 'parlays of ten legs placed over HTTP, against singles', placed, 'parlays'),
    rowOf('P6', 'systems of ten (1,013 tickets) placed over HTTP, against singles', placed, 'systems'),
    rowOf('P8', 'parlays of ten legs settled, against singles', settled, 'parlays'),
    rowOf('P8', 'systems of ten (1,013 tickets) settled, against singles', settled, 'systems'),
  ]
}

interface Rates {
  readonly singles: number
  readonly parlays: number
  readonly systems: number
}

async function byTurns(round: () => Promise<Rates>): Promise<Rates[]> {
  const rounds: Rates[] = []
  for (let i = 0; i < ROUNDS; i += 1) rounds.push(await round())
  return rounds
}

function rowOf(id: string, what: string, rounds: readonly Rates[], kind: 'parlays' | 'systems'): BenchRow {
  const rate = median(rounds.map((one) => one[kind]))
  return {
    id,
    what,
    target: '',
    holds: null,
    measured: `${rate.toFixed(0)}/s (${(1000 / rate).toFixed(2)} ms each)`,
    yardstick: `${median(rounds.map((one) => one.singles)).toFixed(0)}/s`,
    ratio: median(rounds.map((one) => one[kind] / one.singles)).toFixed(3),
  }
}

import pg from 'pg'
import type { Platform } from '../../support/launch-platform'
import { type BetPick, earlyPicks } from '../../support/member-client'
import { platformDatabase } from '../../support/scratch-database'
import { median } from '../median'
import type { BenchRow } from '../table'
import { singlesOn } from './ask-for-bet'
import { apiOf } from './bench-bets'
import { logIn, measureBets } from './measure-bets'
import { placeManyBets, settleBySweep, unsettledOf, waitsDuring } from './measure-settlement'
import { openWallets } from './open-wallets'

const MEMBERS = 3000
const CONNECTIONS = 64
const SECONDS = 3
const ROUNDS = 3
const BETS_A_ROUND = 10_000
/** Who bets while a match is settled; they have bets on that match too. */
const PLAYERS = 8
/** Bets of the match that is settled meanwhile: the target says 100,000, which takes some minutes. */
const BETS_OF_A_MATCH = Number(process.env.BENCH_SETTLEMENT || 20_000)

/**
 * P8: how fast the bets of a match are settled against how fast bets are placed, by turns; then how long a new bet waits
 * while a great match is settled. Bets of a match are put there by the server's own function, its result is written down
 * as an operator does it, and the running server finds it.
 */
export async function benchSettlement(platform: Platform): Promise<BenchRow[]> {
  const api = apiOf(platform)
  const url = platformDatabase(platform.dataDir)
  const wallets = await openWallets(url, MEMBERS, 'settler')
  const members = await logIn(api, wallets.slice(0, CONNECTIONS))
  const owner = new pg.Client({ connectionString: url })
  // A failed query rejects by itself; the connection ends with the platform.
  owner.on('error', () => undefined)
  await owner.connect()
  const settled = (await unsettledOf(owner, matchesOf(await earlyPicks(api)))).slice(-ROUNDS - 1)
  // Nobody bets on a match that has a result.
  const picks = async (): Promise<BetPick[]> =>
    (await earlyPicks(api)).filter(({ match_id }) => !settled.includes(match_id))
  const rounds: { bets: number; settled: number }[] = []
  for (const match of settled.slice(0, ROUNDS)) {
    const { perSecond } = await measureBets(api, members, singlesOn(await picks()), SECONDS)
    await placeManyBets(owner, wallets, [match], BETS_A_ROUND)
    rounds.push({ bets: perSecond, settled: await settleBySweep(owner, [match]) })
  }
  const last = settled.at(-1) ?? 0
  await placeManyBets(owner, wallets, [last], BETS_OF_A_MATCH)
  const waits = await waitsDuring(api, members.slice(0, PLAYERS), singlesOn(await picks()), () =>
    settleBySweep(owner, [last]),
  )
  await owner.end()
  const ratio = median(rounds.map((one) => one.settled / one.bets))
  return [
    {
      id: 'P8',
      what: `bets settled, against bets placed over HTTP, ${CONNECTIONS} connections`,
      measured: `${median(rounds.map((one) => one.settled)).toFixed(0)}/s`,
      yardstick: `${median(rounds.map((one) => one.bets)).toFixed(0)}/s`,
      ratio: ratio.toFixed(2),
      target: '≥ 2',
      holds: ratio >= 2,
    },
    {
      id: 'P8',
      what: `longest wait of ${waits.bets} new bets while ${BETS_OF_A_MATCH.toLocaleString('en')} bets of one match settle`,
      measured: `${waits.longest.toFixed(0)} ms (median ${waits.median.toFixed(0)})`,
      yardstick: '',
      ratio: '',
      target: '≤ 250 ms',
      holds: waits.longest <= 250,
    },
  ]
}

export const matchesOf = (picks: readonly BetPick[]): number[] => [
  ...new Set(picks.map(({ match_id }) => match_id)),
]

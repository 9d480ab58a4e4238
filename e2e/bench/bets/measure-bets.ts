import { earlyPicks, MemberClient } from '../../support/member-client'
import { leanConnection } from './lean-connection'

const STAKE_MINOR = 500
/** Sandbox members with a wallet for some two thousand such bets each. */
const MEMBERS = 29

export interface BetRate {
  perSecond: number
  /** Processor that this driver took, in cores. */
  driver: number
  refused: Record<string, number>
}

/** Places bets over HTTP on `connections` at once for `seconds` and counts what was durably accepted. */
export async function measureBets(api: string, connections: number, seconds: number): Promise<BetRate> {
  const members: MemberClient[] = []
  for (let i = 0; i < MEMBERS; i += 1) members.push(await MemberClient.login(api, `demo${i + 2}`))
  const picks = await earlyPicks(api)
  const refused: Record<string, number> = {}
  let accepted = 0
  const until = Date.now() + seconds * 1000
  const worker = async (index: number): Promise<void> => {
    const connection = leanConnection(api)
    for (let turn = 0; Date.now() < until; turn += 1) {
      // Every wallet in turn: one wallet alone would be empty before the time is up.
      const member = members[(index + turn) % members.length]
      const pick = picks[(index * 31 + turn) % picks.length]
      if (!member || !pick) return
      const { path, headers, body } = member.wireOfBet(pick, STAKE_MINOR)
      const answer = await connection.post(path, headers, body)
      const status = /^\{"status":("?\w+"?)/.exec(answer)?.[1] ?? 'no answer'
      if (status === '1') accepted += 1
      else refused[status] = (refused[status] ?? 0) + 1
    }
    connection.close()
  }
  const started = Date.now()
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)))
  const tookMs = Date.now() - started
  const { user, system } = process.cpuUsage(before)
  return { perSecond: (accepted * 1000) / tookMs, driver: (user + system) / 1000 / tookMs, refused }
}

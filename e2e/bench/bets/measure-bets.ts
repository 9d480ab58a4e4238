import { earlyPicks, MemberClient } from '../../support/member-client'
import { leanClient } from './lean-client'

const STAKE_MINOR = 500
/** Sandbox members with a wallet for some two thousand such bets each. */
const MEMBERS = 29

export interface BetRate {
  perSecond: number
  accepted: number
  refused: Record<string, number>
}

/** Places bets over HTTP on `connections` at once for `seconds` and counts what was durably accepted. */
export async function measureBets(api: string, connections: number, seconds: number): Promise<BetRate> {
  const members: MemberClient[] = []
  for (let i = 0; i < MEMBERS; i += 1) members.push(await MemberClient.login(api, `demo${i + 2}`))
  const picks = await earlyPicks(api)
  const post = leanClient(api, connections)
  const refused: Record<string, number> = {}
  let accepted = 0
  const until = Date.now() + seconds * 1000
  const worker = async (index: number): Promise<void> => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      // Every wallet in turn: one wallet alone would be empty before the time is up.
      const member = members[(index + turn) % members.length]
      const pick = picks[(index * 31 + turn) % picks.length]
      if (!member || !pick) return
      const { path, headers, body } = member.wireOfBet(pick, STAKE_MINOR)
      const status = /^\{"status":("?\w+"?)/.exec(await post(path, headers, body))?.[1] ?? 'no answer'
      if (status === '1') accepted += 1
      else refused[status] = (refused[status] ?? 0) + 1
    }
  }
  const started = Date.now()
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)))
  return { perSecond: (accepted * 1000) / (Date.now() - started), accepted, refused }
}

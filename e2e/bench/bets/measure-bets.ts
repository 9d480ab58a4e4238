import { earlyPicks, MemberClient } from '../../support/member-client'

const STAKE_MINOR = 500

export interface BetRate {
  perSecond: number
  accepted: number
  refused: Record<string, number>
}

/** Places bets over HTTP on `connections` at once for `seconds` and counts what was durably accepted. */
export async function measureBets(origin: string, connections: number, seconds: number): Promise<BetRate> {
  const members = await loginMany(origin, Math.min(connections, 29))
  const picks = await earlyPicks(origin)
  const refused: Record<string, number> = {}
  let accepted = 0
  const until = Date.now() + seconds * 1000
  const worker = async (index: number): Promise<void> => {
    const member = members[index % members.length]
    for (let turn = 0; member && Date.now() < until; turn += 1) {
      const pick = picks[(index * 31 + turn) % picks.length]
      if (!pick) return
      const answer = await member.bet(pick, STAKE_MINOR)
      if (answer.status === 1) accepted += 1
      else refused[answer.status] = (refused[answer.status] ?? 0) + 1
    }
  }
  const started = Date.now()
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)))
  return { perSecond: (accepted * 1000) / (Date.now() - started), accepted, refused }
}

async function loginMany(origin: string, count: number): Promise<MemberClient[]> {
  const members: MemberClient[] = []
  for (let i = 0; i < count; i += 1) members.push(await MemberClient.login(origin, `demo${i + 2}`))
  return members
}

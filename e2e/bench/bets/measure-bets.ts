import { MemberClient } from '../../support/member-client'
import type { AskForBet } from './ask-for-bet'
import { leanConnection } from './lean-connection'
import type { BenchMember } from './open-wallets'

export interface BetRate {
  perSecond: number
  /** Processor that this driver took, in cores. */
  driver: number
  refused: Record<string, number>
}

/** Sessions of members, one after the other: passwords take their time. */
export async function logIn(api: string, members: readonly BenchMember[]): Promise<MemberClient[]> {
  const clients: MemberClient[] = []
  for (const { account, password } of members) clients.push(await MemberClient.login(api, account, password))
  return clients
}

/** Every member bets over HTTP on a connection of their own for `seconds`; counts the durably accepted bets. */
export async function measureBets(
  api: string,
  members: readonly MemberClient[],
  ask: AskForBet,
  seconds: number,
): Promise<BetRate> {
  const refused: Record<string, number> = {}
  let accepted = 0
  const until = Date.now() + seconds * 1000
  const player = async (member: MemberClient, index: number): Promise<void> => {
    const connection = leanConnection(api)
    for (let turn = 0; Date.now() < until; turn += 1) {
      const { path, headers, body } = ask(member, index * 31 + turn)
      const answer = await connection.post(path, headers, body)
      const status = /^\{"status":("?\w+"?)/.exec(answer)?.[1] ?? 'no answer'
      if (status === '1') accepted += 1
      else refused[status] = (refused[status] ?? 0) + 1
    }
    connection.close()
  }
  const started = Date.now()
  const before = process.cpuUsage()
  await Promise.all(members.map(player))
  const tookMs = Date.now() - started
  const { user, system } = process.cpuUsage(before)
  return { perSecond: (accepted * 1000) / tookMs, driver: (user + system) / 1000 / tookMs, refused }
}

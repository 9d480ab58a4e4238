import type { MemberProfile } from '@touchline/contracts/session'
import type { Member, Uplines } from '../uplines'
import type { Wallet } from '../wallet'

/** The profile of a member in one session, as login, restore and refresh answer it. */
export type ProfileOf = (member: Member, session: string) => Promise<MemberProfile>

export const profileReader =
  (uplines: Uplines, wallet: Wallet): ProfileOf =>
  async (member, session) => {
    const [balances, terms] = await Promise.all([wallet.balanceOf(member.id), uplines.betTerms(member.id)])
    return {
      player_info: [
        {
          account_id: member.name,
          session_token: session,
          operator_type: member.operatorType,
          parent_id: member.agentId,
          comm_type: member.commType,
          nickname: member.nickname ?? '',
          has_secondary_account: member.nickname !== null,
          view_only: member.state === 'suspend',
          disabled_products: [...member.disabledProducts],
        },
      ],
      player_wallet: [balances],
      player_bet_limit: [...(terms?.limits.values() ?? [])].map(({ maxPerMatch: _, ...limit }) => limit),
    }
  }

import type { HostServices } from '@touchline/contracts/host'

/** What the lobbies need to know of the member. */
export interface MemberFacts {
  readonly account: string
  /** Who can switch a product on again. */
  readonly upline: string
}

/** Hears who is logged in, at once and whenever it changes. */
export function followMember(
  { session$ }: Pick<HostServices, 'session$'>,
  hear: (facts: MemberFacts) => void,
): () => void {
  const following = session$.subscribe((session) => {
    if (session.stage !== 'in') return
    const { account_id, parent_id } = session.account.info
    hear({ account: account_id, upline: parent_id })
  })
  return () => following.unsubscribe()
}

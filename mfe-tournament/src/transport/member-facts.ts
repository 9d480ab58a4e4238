import type { HostServices } from '@touchline/contracts/host'
import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'

/** What the rooms need to know of the member. */
export interface MemberFacts {
  readonly currency: Currency
  /** Who can switch the product on again. */
  readonly upline: string
}

export const NOBODY: MemberFacts = { currency: DEFAULT_CURRENCY, upline: '' }

/** Hears who is logged in, at once and whenever it changes. */
export function followMember(
  { session$ }: Pick<HostServices, 'session$'>,
  hear: (facts: MemberFacts) => void,
): () => void {
  const following = session$.subscribe((session) => {
    if (session.stage !== 'in') return
    const { info, wallet } = session.account
    hear({ currency: wallet.currency_code, upline: info.parent_id })
  })
  return () => following.unsubscribe()
}

import type { HostServices } from '@touchline/contracts/host'
import type { Account } from '@touchline/contracts/session'

/** Calls back with the member who is logged in, at once and whenever they change; answers how to stop. */
export function followAccount(
  { session$ }: Pick<HostServices, 'session$'>,
  onAccount: (account: Account) => void,
): () => void {
  const following = session$.subscribe((session) => {
    if (session.stage === 'in') onAccount(session.account)
  })
  return () => following.unsubscribe()
}

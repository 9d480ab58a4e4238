import type { HostServices } from '@touchline/contracts/host'
import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen, type Screen } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'

type Definition<View extends object, Page> = Parameters<
  typeof listScreen<View, Page, ListStore<View, Page>, MemberMessage>
>[0]

interface DaysScreen<View extends object, Page extends { readonly total: number }>
  extends Pick<Definition<View, Page>, 'address' | 'View'> {
  /** Days are those of the brand, so the question needs more of the host than its calls. */
  readonly ask: (host: HostServices) => ReturnType<Definition<View, Page>['ask']>
}

/** A list of own bets by betting days; a settled one moves the balance. */
export const daysScreen = <View extends object, Page extends { readonly total: number }>({
  address,
  ask,
  View,
}: DaysScreen<View, Page>): Screen => ({
  open: (host) =>
    listScreen<View, Page, ListStore<View, Page>, MemberMessage>({
      address,
      ask: () => ask(host),
      totalOf: ({ total }) => total,
      pageSize: ({ pageDisplay }) => pageDisplay.pageSize,
      storeOf: (list) => list,
      following: ({ live }, list) => ({
        changes$: live.member$,
        onChange: ({ t }) => {
          if (t === 'balance' || t === 'resumed') list.refresh()
        },
      }),
      View,
    }).open(host),
})

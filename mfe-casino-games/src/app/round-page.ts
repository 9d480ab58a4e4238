import type { HostServices } from '@touchline/contracts/host'
import { followAccount } from '@touchline/screens/host'
import type { RoundsDeps } from '../rounds/state/rounds-store'
import { createRoundCalls } from '../rounds/transport/round-calls'

const TICK_MS = 250

/** The store of a page of shared rounds. */
interface RoundStore {
  load(): void
  tick(): void
  readonly board: { loadBets(): Promise<void> }
}

/** A store over the host, and what keeps it going while its page is open. */
export function openRoundPage<Store extends RoundStore>(
  host: HostServices,
  pathOf: (kind: string) => string,
  create: (deps: RoundsDeps) => Store,
): { readonly store: Store; readonly start: () => () => void } {
  let operatorType = 1
  const store = create({
    calls: createRoundCalls(host),
    now: host.now,
    newKey: host.newKey,
    operatorType: () => operatorType,
    show: (kind) => host.navigate(pathOf(kind), { replace: true }),
  })
  const start = () => {
    const leave = followAccount(host, ({ info }) => {
      operatorType = info.operator_type
    })
    store.load()
    const timer = setInterval(() => store.tick(), TICK_MS)
    // A settled round moves the balance.
    const following = host.balance$.subscribe(() => void store.board.loadBets())
    return () => {
      leave()
      clearInterval(timer)
      following.unsubscribe()
    }
  }
  return { store, start }
}

import type { ReleaseDocument } from '@touchline/contracts/release'
import type { AreaFacts, AreaState, SlotStates } from '../../composition/composition'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import type { PanelFacts } from './panel-facts'

const IDLE: AreaState = { stage: 'idle' }
const NOTHING: SlotStates = { main: IDLE, slip: IDLE, menu: IDLE, aside: IDLE }
const NO_AREAS: readonly AreaFacts[] = []
const NONE: readonly string[] = []

/** The current facts of the panel; null until the document is there. */
export function usePanelFacts(): PanelFacts | null {
  const { composition, live, session, version, device } = useShell()
  const document = useStream<ReleaseDocument | null>(composition.document$, null)
  const areas = useStream(composition.facts$, NO_AREAS)
  const states = useStream(composition.areas$, NOTHING)
  const outdated = useStream(composition.outdated$, NONE)
  const state = useStream(session.session$)
  // Emits whenever the connection comes or goes.
  useStream(live.freshness$, null)
  if (!document) return null
  // Areas on the page come first, the others in alphabetical order.
  const sorted = [...areas].sort((a, b) => Number(b.running !== null) - Number(a.running !== null))
  const member = state.stage === 'in' ? state.account.info.account_id : null
  const isPushed = live.isConnected()
  return { document, areas: sorted, states, outdated, shell: version, member, device, isPushed }
}

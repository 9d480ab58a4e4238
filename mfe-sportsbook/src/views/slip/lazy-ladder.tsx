import { lazily } from '@touchline/ui/lazily'
import { type ComponentProps, Suspense } from 'react'
import type { SlipLadderView } from './slip-ladder-view'

/** Called when the page has a moment, so that the first stake waits for nothing. */
export const loadLadder = async () => (await import('./slip-ladder-view')).SlipLadderView

const Ladder = lazily(loadLadder)

/** "What happens if…" in a file of its own: it settles trial results, which is most of the rules of settlement. */
export const LazyLadder = (props: ComponentProps<typeof SlipLadderView>) => (
  <Suspense fallback={null}>
    <Ladder {...props} />
  </Suspense>
)

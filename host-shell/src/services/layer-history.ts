import type { OpenLayers } from '@touchline/ui'

const pathOf = ({ pathname, search, hash }: Window['location']): string => pathname + search + hash

/** The number of layers in the history entry. */
export const layersIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layers' in state ? Number(state.layers) : 0

/** Two shells that follow the same layers would both move the history. */
const followed = new WeakMap<OpenLayers, () => void>()

/**
 * Gives every open layer an entry in the history, so that Back closes the layer. An entry without its layer, as after a reload or at
 * Forward, is skipped. `pathBefore` is the path until the current move, for filters changed inside a layer.
 */
export function keepLayerHistory(window: Window, layers: OpenLayers, pathBefore: () => string): () => void {
  followed.get(layers)?.()
  const { history, location } = window
  /** Path below each entry that was added. */
  const below: string[] = []
  let isMoving = false
  let isQueued = false

  /** Once per turn: a layer that replaces another takes over its entry. */
  const queue = () => {
    if (isQueued) return
    isQueued = true
    queueMicrotask(() => {
      isQueued = false
      if (!isMoving) adjust()
    })
  }
  const adjust = () => {
    const entries = layersIn(history.state)
    if (entries > layers.count) {
      isMoving = true
      history.go(layers.count - entries)
    }
    for (let next = entries + 1; next <= layers.count; next += 1) {
      below[next - 1] = pathOf(location)
      history.pushState({ layers: next }, '', pathOf(location))
    }
  }
  const onMove = (event: PopStateEvent) => {
    const entries = layersIn(history.state)
    // The address of a layer is that of the page below it: filters chosen inside stay.
    if (event.isTrusted && below[entries] === pathOf(location) && entries < below.length) {
      history.replaceState(history.state, '', pathBefore())
    }
    below.length = Math.min(below.length, entries)
    const wasMoving = isMoving
    isMoving = false
    if (!wasMoving && event.isTrusted) while (layers.count > entries) layers.closeTop()
    queue()
  }
  window.addEventListener('popstate', onMove, { capture: true })
  const unsubscribe = layers.subscribe(queue)
  queue()
  const stop = () => {
    unsubscribe()
    window.removeEventListener('popstate', onMove, { capture: true })
  }
  followed.set(layers, stop)
  return stop
}

import { CARDS_BELOW, MENU_FROM } from './board-layout'

const EDGES = [CARDS_BELOW, MENU_FROM]
const queryOf = (edge: number) => window.matchMedia(`(min-width: ${edge}px)`)
/** A phone on its side: bars above the board would cover most of it. */
const SHORT = '(max-height: 500px)'
/** Pressed by a finger. */
const COARSE = '(pointer: coarse)'

export interface PageSize {
  /** The widest edge that the page reaches, px. By media queries: `innerWidth` lags behind a phone that turns. */
  readonly width: number
  readonly isShort: boolean
  readonly isTouch: boolean
}

export const pageSize = (): PageSize => ({
  width: EDGES.findLast((edge) => queryOf(edge).matches) ?? 0,
  isShort: window.matchMedia(SHORT).matches,
  isTouch: window.matchMedia(COARSE).matches,
})

/** Notifies when the page crosses an edge; returns the function that ends it. */
export function followPageSize(listener: () => void): () => void {
  const queries = [...EDGES.map(queryOf), window.matchMedia(SHORT), window.matchMedia(COARSE)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

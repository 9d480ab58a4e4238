import { type RefObject, useLayoutEffect, useRef } from 'react'
import { firstPrice, moveTabStop } from './grid-keys'
import type { ShownRow } from './shown-rows'
import type { Hold } from './use-hold'

/**
 * The focus never falls to the page: when its row has gone it passes to the row that took its place, and when the list
 * goes it stays with the board.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  rows: readonly ShownRow[],
  hold: RefObject<Hold>,
): void {
  const before = useRef(rows)
  useLayoutEffect(() => {
    const former = before.current
    before.current = rows
    const { focused } = hold.current
    if (focused === null || document.activeElement !== document.body) return
    const place = former.findIndex(({ key }) => key === focused)
    // Heads of leagues have no prices: the next match below, or else the nearest above.
    const near = [...former.slice(place), ...former.slice(0, place).reverse()]
    let price: HTMLElement | null = null
    for (const { key } of near) price ??= firstPrice(rowOf(list.current, key))
    price ??= firstPrice(list.current)
    if (price) moveTabStop(price)
    else boardOf(list.current)?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const element = list.current
    return () => {
      if (element?.contains(document.activeElement)) boardOf(element)?.focus({ preventScroll: true })
    }
  }, [list])
}

const boardOf = (element: HTMLElement | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-board]') ?? null

const rowOf = (list: HTMLElement | null, key: string): HTMLElement | null =>
  [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset.row === key) ??
  null

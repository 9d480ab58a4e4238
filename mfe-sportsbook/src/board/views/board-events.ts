import type { PickIntent } from '@touchline/contracts/host'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useState,
} from 'react'
import { pickKey } from '../../shared/domain/same-pick'
import type { BoardStore } from '../state/board-store'
import { firstPrice, keyTarget, leagueTarget, moveTabStop } from './list/grid-keys'
import { afterPaint } from './price/after-paint'
import { type PriceCell, selectionName } from './price/price-cell'
import { writerOf } from './row/match-writer'

/** The screen behind clicks on prices. */
export type PriceScreen = Pick<BoardStore, 'host' | 'page'> & Partial<Pick<BoardStore, 'filters'>>

/** Clicks, keys and pointers of the whole board, handled once; `tip` is the price at hand that cannot be taken. */
export function useBoardEvents(store: PriceScreen, openMore: (match: number) => void) {
  const [tip, setTip] = useState<PriceCell | null>(null)
  const handlers = useMemo(() => {
    const showTip = (target: EventTarget) => {
      const cell = cellOf(target)
      setTip(cell && isRefused(cell, store) ? cell : null)
    }
    return {
      onClick: (event: MouseEvent) => onClick(store, event.target, openMore),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') setTip(null)
        onKeyDown(store, event, openMore)
      },
      onPointerOver: (event: PointerEvent) => showTip(event.target),
      onPointerLeave: () => setTip(null),
      onFocus: (event: FocusEvent) => {
        // The board itself is where the skip link leads, and what keeps the focus while there are no prices.
        if (event.target === event.currentTarget) firstPrice(event.currentTarget)?.focus()
        else showTip(event.target)
      },
      onBlur: () => setTip(null),
    }
  }, [store, openMore])
  return { handlers, tip }
}

/** Whether a price cannot be taken now, for all prices are late or this one is suspended. */
export const isRefused = (cell: PriceCell, { page }: PriceScreen): boolean =>
  cell.isSuspended || page.hostState.isPaused

function cellOf(target: EventTarget): PriceCell | null {
  const button = target instanceof Element ? target.closest('[data-cell]') : null
  const writer = writerOf(button?.closest('[data-match]') ?? null)
  return writer?.cells.find((cell) => cell.button === button) ?? null
}

function onClick(store: PriceScreen, target: EventTarget, openMore: (match: number) => void): void {
  if (!(target instanceof Element)) return
  const more = target.closest('[data-more]')
  const match = Number(target.closest<HTMLElement>('[data-match]')?.dataset.match)
  if (more) openMore(match)
  const cell = cellOf(target)
  if (cell) pick(store, cell)
}

/** Sends a selection to the slip; a locked, suspended or closed price is not sent. */
function pick(store: PriceScreen, cell: PriceCell): void {
  if (!cell.canPick || store.page.hostState.isPaused || !cell.line) return
  const { id, match, myanmar } = cell.line
  const selection = selectionName(cell.cell)
  // The price that the player saw, even if another comes before the slip gets the press.
  const { shown, shownMatch } = cell
  const isPicked = () => store.page.picked.keys.has(pickKey(id, selection))
  // The price answers the press in the next frame; slip and limits follow.
  cell.select(!isPicked())
  afterPaint(() => {
    const pick: PickIntent = {
      match_id: match.id,
      line_id: id,
      selection,
      // The slip asks for a Burmese price by its own call.
      ...(myanmar && { myanmar: { ...myanmar, upper: myanmar.upper ? 'away' : 'home' } }),
    }
    store.page.picked.toggle(pick, shown, { parlay: store.filters?.view === 'parlay', match: shownMatch })
    // The slip has the last word: it may be waiting for a bet and take nothing.
    if (cell.line?.id === id) cell.select(isPicked())
  })
}

function onKeyDown(store: PriceScreen, event: KeyboardEvent, openMore: (match: number) => void): void {
  const from = event.target
  if (!(from instanceof HTMLElement) || !from.closest('[role="grid"]')) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // Letters and brackets; prices are reached by arrows all the same.
  if (/^[^ ]$/.test(event.key) && !store.page.hostState.accessibility.shortcuts) return
  const row = from.closest<HTMLElement>('[data-match]')
  const next =
    event.key === '[' || event.key === ']'
      ? leagueTarget(from, event.key === '[' ? -1 : 1)
      : keyTarget(from, event.key)
  if (next) {
    event.preventDefault()
    moveTabStop(next)
    return
  }
  if (event.key === 'm') openMore(Number(row?.dataset.match))
  else if (!shortcut(store, event.key, row)) return
  event.preventDefault()
}

function shortcut(store: PriceScreen, key: string, row: HTMLElement | null): boolean {
  switch (key) {
    case 'f':
      row?.querySelector<HTMLElement>('[data-star]')?.click()
      return true
    case 's':
      store.host.bus.emit({ type: 'slip-open', open: true, tab: 'slip' })
      return true
    default:
      return false
  }
}

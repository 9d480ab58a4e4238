import type { BoardItem } from '../../domain/board-list'
import type { BoardMatch } from '../../state/board-match'
import type { VisibleRow } from './use-board-rows'

type Item = BoardItem<BoardMatch>

/** Rows on screen that belong together: a group heading, or a league with those of its rows that are in sight. */
export interface ListSection {
  readonly key: string
  /** Top of the first row, px from the top of the list. */
  readonly top: number
  readonly heading: Extract<Item, { kind: 'group' }> | null
  readonly league: Extract<Item, { kind: 'league' }> | null
  readonly rows: readonly {
    readonly item: Extract<Item, { kind: 'match' | 'more' }>
    readonly index: number
  }[]
}

/**
 * Rows of a league in sight follow each other without gaps, so only the section is placed and its rows flow: a real
 * table per league stays possible in a virtual list.
 */
export function listSections(items: readonly Item[], visible: readonly VisibleRow[]): ListSection[] {
  const sections: {
    key: string
    top: number
    heading: ListSection['heading']
    league: ListSection['league']
    rows: { item: Extract<Item, { kind: 'match' | 'more' }>; index: number }[]
  }[] = []
  for (const { index, start } of visible) {
    const item = items[index]
    if (!item) continue
    if (item.kind === 'group')
      sections.push({ key: item.key, top: start, heading: item, league: null, rows: [] })
    else if (item.kind === 'league')
      sections.push({ key: item.key, top: start, heading: null, league: item, rows: [] })
    else {
      const last = sections.at(-1)
      if (last?.key === item.leagueKey) last.rows.push({ item, index })
      else
        sections.push({
          key: item.leagueKey,
          top: start,
          heading: null,
          league: null,
          rows: [{ item, index }],
        })
    }
  }
  return sections
}

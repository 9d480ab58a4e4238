import type { BoardItem } from '../../../shared/domain/board-list'
import type { MatchBlock } from '../../../shared/domain/match-block'
import type { BoardMatch } from '../../state/board-match'
import type { ShownRow } from './shown-rows'
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
    readonly block: MatchBlock | null
    readonly index: number
    /** Px between this row and the one drawn before it: rows between them are out of sight. */
    readonly gap: number
  }[]
}

/**
 * Rows of a league in sight follow each other, so only the section is placed and its rows flow: a real table per league
 * stays possible in a virtual list.
 */
export function listSections(
  shown: readonly ShownRow[],
  visible: readonly VisibleRow[],
): readonly ListSection[] {
  const sections: (ListSection & { rows: ListSection['rows'][number][]; end: number })[] = []
  for (const { index, start, end } of visible) {
    const row = shown[index]
    if (!row) continue
    const { item, block } = row
    if (item.kind === 'group')
      sections.push({ key: item.key, top: start, heading: item, league: null, rows: [], end })
    else if (item.kind === 'league')
      sections.push({ key: item.key, top: start, heading: null, league: item, rows: [], end })
    else {
      const last = sections.at(-1)
      if (last?.key === item.leagueKey) {
        last.rows.push({ item, block, index, gap: start - last.end })
        last.end = end
      } else {
        const rows = [{ item, block, index, gap: 0 }]
        sections.push({ key: item.leagueKey, top: start, heading: null, league: null, rows, end })
      }
    }
  }
  return sections
}

import { autorun } from 'mobx'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { MatchBlock } from '../../../shared/domain/match-block'
import { cellsOf, type MoreSection } from '../../domain/more-sections'
import type { BoardMatch } from '../../state/board-match'
import type { BoardContext } from '../board-context'
import { MatchWriter } from '../row/match-writer'
import { cx } from './more-classes'
import { MoreSectionView } from './more-section'

interface MoreBlockProps {
  match: BoardMatch
  source: BoardMatch
  sections: readonly MoreSection[]
  context: BoardContext
}

/** Sections of one match, written by the same writer as the rows of the board. */
export function MoreBlock({ match, source, sections, context }: MoreBlockProps) {
  const root = useRef<HTMLDivElement>(null)
  const block = useMemo((): MatchBlock => ({ lines: [], cells: cellsOf(sections), mainLines: 0 }), [sections])
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const writer = new MatchWriter(root.current, match, source, block, context)
    return autorun(() => writer.write())
  }, [match, source, block, context])
  return (
    <div ref={root} className={cx('sections')} data-match={match.id}>
      {sections.map((section) => (
        <MoreSectionView key={section.key} section={section} match={match} />
      ))}
    </div>
  )
}

import { selectionNames } from '@touchline/contracts/odds'
import { matchPeriod } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { BoardColumn } from '../../../shared/domain/board-columns'
import type { ScoreColumns } from '../../../shared/domain/sport-board'
import { periodText } from '../../../shared/views/period-text'
import { cx } from '../board-classes'

export type HeadNotesProps = ({ of: 'scores' } & ScoreHeadsProps) | { of: 'sides'; column: BoardColumn }

/** Names of scores beside the names of teams, or of sides beside each other. */
export function HeadNotes(props: HeadNotesProps) {
  switch (props.of) {
    case 'scores':
      return <ScoreHeads scores={props.scores} sport={props.sport} />
    case 'sides':
      return <SideNotes column={props.column} />
  }
}

/** Share of one part, as the style sheet has it. */
const PART_FLEX = 26
/** Code of the period before the first quarter. */
const BEFORE_QUARTERS = 10

interface ScoreHeadsProps {
  scores: ScoreColumns
  sport: number
}

/** "Q1 Q2 Q3 Q4 OT T", "Sets Pts": names of the scores beside the names. */
function ScoreHeads({ scores, sport }: ScoreHeadsProps) {
  const { t } = useWords()
  const { kind, parts, points, total } = scores
  const numbers = Array.from({ length: parts }, (_, part) => part + 1)
  return (
    <>
      {kind === 'quarters' ? (
        numbers.map((number) => (
          <span key={number} className={cx('part')}>
            {periodText(matchPeriod(BEFORE_QUARTERS + number, sport), t)}
          </span>
        ))
      ) : parts > 0 ? (
        <span className={cx('partsHead')} style={{ flex: parts * PART_FLEX }}>
          {t(`scores.${kind}`)}
        </span>
      ) : null}
      {points ? <span className={cx('points')}>{t('scores.points')}</span> : null}
      {total ? (
        <span className={cx('totalScore')}>{t(parts > 0 ? 'scores.total' : `scores.${kind}`)}</span>
      ) : null}
    </>
  )
}

/** On one line the sides of a market are beside each other: 1, X, 2 or home and away, over and under. */
function SideNotes({ column }: { column: BoardColumn }) {
  const { t } = useWords()
  const names = selectionNames(column.betType, column.period)
  return (
    <small className={cx('sideNotes')}>
      {names.map((name, place) => (
        <span key={name}>
          {t(`side.${name}`, { defaultValue: t(`selection.${name}`, { defaultValue: String(place + 1) }) })}
        </span>
      ))}
    </small>
  )
}

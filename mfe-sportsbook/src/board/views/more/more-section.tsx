import { FOOTBALL, isAsian, selectionNames } from '@touchline/contracts/odds'
import { matchPeriod } from '@touchline/rules'
import { useWords, type Words } from '@touchline/ui/words'
import { useId } from 'react'
import type { BlockCell } from '../../../shared/domain/match-block'
import { periodText } from '../../../shared/views/period-text'
import type { MoreSection } from '../../domain/more-sections'
import type { BoardMatch } from '../../state/board-match'
import { selectionWord } from '../price/price-name'
import { cx } from './more-classes'

interface MoreSectionProps {
  section: MoreSection
  match: BoardMatch
}

/** One kind of bet: a title and its prices. */
export function MoreSectionView({ section, match }: MoreSectionProps) {
  const { t } = useWords()
  const title = useId()
  return (
    <section className={cx('section')} aria-labelledby={title}>
      <header className={cx('head')}>
        <h4 id={title}>
          {t(titleOf(section, match))} · {partOf(section, match, t)}
        </h4>
        {isAsian(section.betType) ? null : <small>{t('more.decimal')}</small>}
      </header>
      <SectionBody section={section} match={match} />
    </section>
  )
}

/** The part of the match that a section is about: "Full time", "First half", "Q3", "Set 2". */
function partOf({ period }: MoreSection, { head }: BoardMatch, t: ReturnType<typeof useWords>['t']): string {
  if (period === 0) return t(head.sport === FOOTBALL ? 'half.fullTime' : 'half.match')
  return period === 1 ? t('half.firstHalf') : periodText(matchPeriod(period, head.sport), t)
}

/** A money line is called as in the slip; of football two winners are on offer, and the other one is that of the tie. */
const titleOf = ({ betType }: MoreSection, { head }: BoardMatch): string =>
  betType === 'ml' || (betType === 'tw' && head.sport === FOOTBALL)
    ? `more.winner.${betType}`
    : `column.${betType}`

function SectionBody({ section, match }: MoreSectionProps) {
  switch (section.layout) {
    case 'lines':
      return <Lines section={section} match={match} />
    case 'scores':
      return <Scores section={section} match={match} />
    case 'names':
      return (
        <div className={cx('names', section.groups.flat().length === 3 && 'three')}>
          {section.groups.flat().map((cell) => (
            <NamedPrice key={cell.selection} cell={cell} match={match} />
          ))}
        </div>
      )
  }
}

/** Pairs line by line; the teams of a handicap are above, so that a long name never hides a line. */
function Lines({ section, match }: MoreSectionProps) {
  const { name } = useWords()
  return (
    <>
      {section.betType === 'hdp' ? (
        <div className={cx('pair')}>
          <h5>{name(match.facts.home)}</h5>
          <h5>{name(match.facts.away)}</h5>
        </div>
      ) : null}
      {section.groups.map((cells, i) => (
        <div key={i} className={cx('pair')}>
          {cells.map((cell) => (
            <div key={cell.selection} className={cx('named')} data-price="signed" data-tab />
          ))}
        </div>
      ))}
    </>
  )
}

function Scores({ section, match }: MoreSectionProps) {
  const { t, name } = useWords()
  const titles = [name(match.facts.home), t('draw'), name(match.facts.away)]
  const others = section.groups[titles.length] ?? []
  return (
    <>
      <div className={cx('scores')}>
        {titles.map((title, i) => (
          <div key={title} className={cx('scoreColumn')}>
            <h5>{title}</h5>
            {section.groups[i]?.map((cell) => (
              <NamedPrice key={cell.selection} cell={cell} />
            ))}
          </div>
        ))}
      </div>
      <div className={cx('others')}>
        {others.map((cell) => (
          <NamedPrice key={cell.selection} cell={cell} />
        ))}
      </div>
    </>
  )
}

interface NamedPriceProps {
  cell: BlockCell
  /** For team names instead of 1, 2 and "Home". */
  match?: BoardMatch
}

function NamedPrice({ cell, match }: NamedPriceProps) {
  const words = useWords()
  return (
    <div className={cx('named')} data-price="none" data-tab>
      <span className={cx('name')}>{nameOf(cell, match, words)}</span>
    </div>
  )
}

function nameOf(cell: BlockCell, match: BoardMatch | undefined, { t, name }: Words): string {
  const { betType } = cell.column
  if (!match) return selectionWord(cell, t)
  const { home, away } = match.facts
  switch (betType) {
    case 'oxt':
      return cell.selection === 1 ? t('draw') : name(cell.selection === 0 ? home : away)
    case 'ml':
    case 'tw':
      return name(cell.selection === 0 ? home : away)
    case 'dc':
    case 'fglg':
    case 'htft':
      return t(`more.selection.${selectionNames(betType, cell.column.period)[cell.selection]}`, {
        home,
        away,
        defaultValue: selectionWord(cell, t),
      })
    default:
      return selectionWord(cell, t)
  }
}

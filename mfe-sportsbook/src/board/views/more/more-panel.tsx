import type { Period } from '@touchline/contracts/odds'
import { matchPeriod } from '@touchline/rules'
import { IconButton, Segmented, Skeleton } from '@touchline/ui'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef, useState } from 'react'
import { sportBoard } from '../../../shared/domain/sport-board'
import { childTab, isChildTab } from '../../domain/child-tab'
import { MORE_TABS, type MoreTab } from '../../domain/more-sections'
import type { BoardMatch } from '../../state/board-match'
import type { BoardStore } from '../../state/board-store'
import type { OddsBook } from '../../state/odds-book'
import type { BoardContext } from '../board-context'
import { useMatchBook } from '../use-match-book'
import { MoreBlock } from './more-block'
import { cx } from './more-classes'
import { Scoreboard } from './scoreboard'
import { useSteadySections } from './use-steady-sections'

export interface MorePanelProps {
  store: BoardStore
  match: BoardMatch
  context: BoardContext
}

/** Every market of a match, by kinds. */
export const MorePanel = observer(function MorePanel({ store, match, context }: MorePanelProps) {
  const { t } = useWords()
  const [tab, setTab] = useState<MoreTab>('all')
  const book = useMatchBook(store, match.id, 0)
  void book?.structure
  const offered = (book?.matchById(match.id) ?? match).lines.map(({ period }) => period)
  const { sport } = match.head
  const { home, away } = match.facts
  const children = store.feed.book.childrenOf(match.id)
  const childrenUnder = (each: MoreTab) => children.filter((child) => tabOf(child, store) === each)
  // Corners and bookings have a score of their own.
  const counted = (isChildTab(tab) && childrenUnder(tab)[0]) || match
  const countOfTab = (each: MoreTab) =>
    each === 'all' ? match.head.more : isChildTab(each) ? countOf(childrenUnder(each)) : 0
  const tabs = MORE_TABS.filter((each) => !isChildTab(each) || childrenUnder(each).length > 0)
  return (
    <section className={cx('panel')} aria-label={t('more.title', { home, away })}>
      <header className={cx('top')}>
        <Scoreboard
          match={counted}
          context={context}
          counted={isChildTab(tab) ? t(`counted.${tab}`) : null}
        />
        <Segmented
          label={t('more.tab.label')}
          className={cx('tabs')}
          segments={tabs.map((value) => ({
            value,
            label:
              value === 'parts'
                ? partsText(offered, sport, t)
                : t(isChildTab(value) ? `counted.${value}` : `more.tab.${value}`),
            count: countOfTab(value) || undefined,
          }))}
          value={tab}
          onChange={setTab}
        />
        <IconButton
          icon="close"
          label={t('more.close')}
          size={16}
          onClick={() => store.toggleMore(match.id)}
        />
      </header>
      {isChildTab(tab) ? null : <Sections key={tab} tab={tab} match={match} book={book} context={context} />}
      {children
        .map((child) => ({ child, counts: tabOf(child, store) }))
        .filter(({ counts }) => tab === 'all' || tab === counts)
        .map(({ child, counts }) => (
          <ChildSections key={child.id} tab={counts} store={store} match={child} context={context} />
        ))}
    </section>
  )
})

/** The parts of the match, as far as it has markets: "Halves", "Sets", "Halves · Quarters". */
function partsText(offered: readonly Period[], sport: number, t: Translate): string {
  const parts = offered.some((period) => period > 0) ? offered : [sportBoard(sport).firstPart]
  const words = parts
    .filter((period) => period > 0)
    .toSorted((a, b) => a - b)
    .map((period) => t(`more.tab.partsOf.${matchPeriod(period, sport).word}`, { defaultValue: '' }))
  return [...new Set(words)].filter(Boolean).join(' · ') || t('more.tab.parts')
}

const tabOf = ({ facts }: BoardMatch, { feed }: BoardStore): MoreTab =>
  childTab(feed.book.leagues.get(facts.league)?.name ?? '')

const countOf = (matches: readonly BoardMatch[]): number =>
  matches.reduce((sum, { head }) => sum + head.more, 0)

/** Every market of a child match, from its own channel. */
function ChildSections({ tab, store, match, context }: MorePanelProps & { tab: MoreTab }) {
  const { t } = useWords()
  const book = useMatchBook(store, match.id, 0)
  // Its prices are called like those of goals otherwise.
  const counting = useMemo(() => ({ ...context, counted: t(`counted.${tab}`) }), [context, tab, t])
  return (
    <>
      <h3 className={cx('counted')}>{counting.counted}</h3>
      <Sections tab={tab} match={match} book={book} context={counting} />
    </>
  )
}

interface SectionsProps {
  tab: MoreTab
  match: BoardMatch
  book: OddsBook | null
  context: BoardContext
}

const Sections = observer(function Sections({ tab, match, book, context }: SectionsProps) {
  const { t } = useWords()
  void book?.structure
  const source = book?.matchById(match.id)
  const root = useRef<HTMLDivElement>(null)
  const { sections, hasJustMoved } = useSteadySections(root, tab, source)
  const isMissed = useRef(false)
  const table = book?.table
  const own = useMemo(() => (table ? { ...context, table } : context), [context, table])
  return (
    <div
      ref={root}
      onPointerDownCapture={() => {
        isMissed.current = hasJustMoved()
      }}
      onClickCapture={(event) => {
        if (event.detail > 0 && isMissed.current) event.stopPropagation()
      }}
    >
      {source === undefined ? (
        <div className={cx('wait')} role="status" aria-label={t('more.loading')}>
          <Skeleton height="220px" />
        </div>
      ) : sections.length === 0 ? (
        <p className={cx('nothing')}>{t('more.empty')}</p>
      ) : (
        <MoreBlock match={match} source={source} sections={sections} context={own} />
      )}
    </div>
  )
})

import { useWords } from '@touchline/ui/words'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../board-classes'

interface FittingRowProps<Choice extends string | number> {
  choices: readonly Choice[]
  chosen: Choice
  nameOf: (choice: Choice) => string
  choose: (choice: Choice) => void
  /** One choice in the row. */
  entryOf: (choice: Choice) => ReactNode
}

/** Least room of the list at the end of the row, px, and how much wider it is than the name that it shows. */
const MORE_PX = 88
const ARROW_PX = 24
/** Borders, padding and arrow of the list around its own word, and the gap before it, px. */
const WORD_TO_LIST_PX = 48
const GAP_PX = 4

/** Choices beside each other, as many as fit whole; the others are in a list at the end of the row. */
export function FittingRow<Choice extends string | number>(props: FittingRowProps<Choice>) {
  const { choices, chosen, nameOf, choose, entryOf } = props
  const row = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLSpanElement>(null)
  const { t } = useWords()
  const { count, end, width } = useFitting(row, more, choices.indexOf(chosen))
  const rest = choices.slice(count)
  return (
    <div className={cx('fitting')}>
      <div ref={row} className={cx('fittingRow')}>
        {choices.map((choice, place) => (
          <span key={choice} className={cx(place >= count && 'outOfRow')}>
            {entryOf(choice)}
          </span>
        ))}
      </div>
      <span ref={more} className={cx('outOfRow', 'moreMeasure')} aria-hidden="true">
        {t('moreChoices')}
      </span>
      {rest.length > 0 ? (
        <MoreChoices
          choices={rest}
          chosen={rest.includes(chosen) ? chosen : null}
          nameOf={nameOf}
          choose={choose}
          left={end}
          width={width}
        />
      ) : null}
    </div>
  )
}

interface MoreChoicesProps<Choice> {
  choices: readonly Choice[]
  chosen: Choice | null
  nameOf: (choice: Choice) => string
  choose: (choice: Choice) => void
  left: number
  width: number
}

/** The browser's own list of the choices that did not fit; it names the chosen one. */
function MoreChoices<Choice extends string | number>(props: MoreChoicesProps<Choice>) {
  const { choices, chosen, nameOf, choose, left, width } = props
  const { t } = useWords()
  return (
    <select
      className={cx('select', 'moreChoices', chosen !== null && 'chosen')}
      style={{ left, width }}
      aria-label={t('moreChoices')}
      value={chosen === null ? '' : String(chosen)}
      onChange={(event) => {
        const choice = choices.find((each) => String(each) === event.target.value)
        if (choice !== undefined) choose(choice)
      }}
    >
      {chosen === null ? <option value="">{t('moreChoices')}</option> : null}
      {choices.map((choice) => (
        <option key={choice} value={String(choice)}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  )
}

interface Fitting {
  /** How many choices are seen whole. */
  readonly count: number
  /** Right edge of the last of them, px from the left of the row. */
  readonly end: number
  /** Width of the list, which names its chosen entry whole. */
  readonly width: number
}

const ALL: Fitting = { count: Number.POSITIVE_INFINITY, end: 0, width: 0 }

function useFitting(
  row: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
  chosen: number,
): Fitting {
  const [fitting, setFitting] = useState(ALL)
  const place = useRef(chosen)
  place.current = chosen
  const measure = () => {
    if (!row.current) return
    const next = fittingOf(row.current, more.current?.offsetWidth ?? 0, place.current)
    setFitting((held) =>
      held.count === next.count && held.end === next.end && held.width === next.width ? held : next,
    )
  }
  // Names of another language have other widths.
  useLayoutEffect(measure)
  useLayoutEffect(() => {
    const watch = new ResizeObserver(measure)
    if (row.current) watch.observe(row.current)
    return () => watch.disconnect()
  }, [row])
  return fitting
}

function fittingOf(row: HTMLElement, moreWord: number, chosen: number): Fitting {
  const entries = [...row.children] as HTMLElement[]
  const ends = entries.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth)
  const room = row.clientWidth
  if ((ends.at(-1) ?? 0) <= room) return ALL
  const unnamed = Math.max(MORE_PX, moreWord + WORD_TO_LIST_PX)
  const named = Math.max(unnamed, (entries[chosen]?.offsetWidth ?? 0) + ARROW_PX)
  const listFor = (count: number) => (chosen >= count ? named : unnamed)
  const endOf = (count: number) => (ends[count - 1] ?? 0) + GAP_PX
  let count = ends.length - 1
  while (count > 0 && endOf(count) + listFor(count) > room) count -= 1
  return { count, end: endOf(count), width: listFor(count) - GAP_PX }
}

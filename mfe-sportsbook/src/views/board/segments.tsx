import { cx } from './board-classes'

interface SegmentsProps<Choice extends string> {
  label: string
  choices: readonly Choice[]
  chosen: Choice
  nameOf: (choice: Choice) => string
  /** A number behind the name. */
  countOf?: (choice: Choice) => number | null
  choose: (choice: Choice) => void
  className?: string
}

/** One of a few, side by side. */
export function Segments<Choice extends string>(props: SegmentsProps<Choice>) {
  const { label, choices, chosen, nameOf, countOf, choose, className } = props
  return (
    <div role="radiogroup" aria-label={label} className={cx('segments', className)}>
      {choices.map((choice) => (
        <label key={choice} className={cx('segment', choice === chosen && 'chosen')}>
          <input
            type="radio"
            className={cx('spoken')}
            name={label}
            checked={choice === chosen}
            onChange={() => choose(choice)}
          />
          {nameOf(choice)}
          {countOf ? <small>{countOf(choice) ?? ''}</small> : null}
        </label>
      ))}
    </div>
  )
}

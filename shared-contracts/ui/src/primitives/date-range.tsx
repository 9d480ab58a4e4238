import { latinDigits } from '@touchline/rules'
import { daysIn } from '@touchline/rules/days'
import { Chip, FieldFrame, type FieldText, fieldControl } from '@touchline/ui'
import clsx from 'clsx'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import control from './control.module.css'
import styles from './date-range.module.css'
import { type Days, dayText, parseDay } from './days'
import layer from './layer.module.css'
import { isComposing, useComposition } from './use-composition'
import { useDismissal } from './use-dismissal'
import { usePlaced } from './use-placed'

export type { Days }

interface DateRangeFieldProps extends FieldText {
  value: Days
  onChange: (value: Days) => void
  /** The betting day it is now (`bettingDay` of the rules, with the brand's own start hour). */
  today: string
  earliest?: string
  latest?: string
  /** More days than these at once are refused. */
  daysMax?: number
  /** Ranges by name (`dayRange` of the rules). */
  presets?: readonly { label: string; range: Days }[]
  labels: DateRangeLabels
  /** BCP 47 tag of the language of month and days. */
  tag: string
}

export interface DateRangeLabels {
  from: string
  to: string
  /** Between the two fields. */
  until: string
  /** Of the button and of what it opens. */
  calendar: string
  previous: string
  next: string
  /** For invalid days, and for all faults without a sentence of their own below. */
  unclear: string
  /** The first day is after the last one. */
  reversed?: string | undefined
  /** More days than `daysMax`. */
  many?: string | undefined
  /** Before `earliest` or after `latest`. */
  outside?: string | undefined
}

/** The fault of the typed days. */
type Fault = 'unclear' | 'reversed' | 'many' | 'outside'

const ENDS = ['from', 'to'] as const

type CalendarView = ComponentType<Parameters<typeof import('./calendar').default>[0]>

/** Two days, typed, pressed in a calendar or taken by name. The calendar is fetched when it is first opened. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, labels, presets = [], label, hint, error } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [wrong, setWrong] = useState<{ end: keyof Days; fault: Fault } | null>(null)
  // Typed days not accepted yet, perhaps because of the other end: they stay until that is right.
  const [typed, setTyped] = useState<Partial<Days>>({})
  const [Calendar, setCalendar] = useState<CalendarView | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  usePlaced(isOpen && Calendar !== null, fields, panel)
  const close = () => {
    setOpen(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  useDismissal(isOpen, box, close, () => setOpen(false))
  const open = () => {
    opener.current = document.activeElement
    setOpen(true)
    // Asked for again after a failure: the fields can be typed in meanwhile.
    if (!Calendar)
      import('./calendar').then(
        (part) => setCalendar(() => part.default),
        () => setOpen(false),
      )
  }
  const take = (range: Days) => {
    setWrong(null)
    setTyped({})
    onChange(range)
  }
  const type = (end: keyof Days, text: string) => {
    const texts = { ...typed, [end]: text }
    const held = lastAllowed(value, end, props)
    const [from, to] = ENDS.map((of) => (texts[of] === undefined ? held[of] : parseDay(texts[of])))
    const fault = from && to ? faultOf({ from, to }, props) : 'unclear'
    if (from && to && !fault) return take({ from, to })
    setTyped(texts)
    setWrong({ end: from === null ? 'from' : to === null ? 'to' : end, fault: fault ?? 'unclear' })
  }
  const notes = { hint, error: wrong ? (labels[wrong.fault] ?? labels.unclear) : error }
  const field = (end: keyof Days) => (
    <DayInput
      id={`${id}-${end}`}
      label={labels[end]}
      day={value[end]}
      isWrong={wrong?.end === end || Boolean(error)}
      isTyped={typed[end] !== undefined}
      describedBy={`${id}-from-error`}
      onType={(text) => type(end, text)}
      onOpen={open}
    />
  )
  return (
    <FieldFrame id={`${id}-from`} label={label} {...notes}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its label inside. */}
      <div
        ref={box}
        role="group"
        aria-label={label}
        aria-describedby={fieldControl(`${id}-from`, notes)['aria-describedby']}
        className={styles.box}
      >
        <div ref={fields} className={styles.fields}>
          {field('from')}
          <span aria-hidden="true">{labels.until}</span>
          {field('to')}
          <button
            type="button"
            className={control.step}
            aria-label={labels.calendar}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? setOpen(false) : open())}
          >
            <CalendarIcon />
          </button>
        </div>
        {isOpen && Calendar && (
          <div
            ref={panel}
            popover="manual"
            role="dialog"
            aria-label={labels.calendar}
            data-layer
            className={clsx(layer.layer, layer.panel)}
          >
            <Calendar
              key={`${value.from} ${value.to}`}
              {...props}
              previousLabel={labels.previous}
              nextLabel={labels.next}
              onChange={(range) => {
                take(range)
                close()
              }}
            />
            {presets.length > 0 && (
              <div className={styles.presets}>
                {presets.map(({ label: name, range }) => (
                  <Chip
                    key={name}
                    pressed={range.from === value.from && range.to === value.to}
                    onClick={() => {
                      take(range)
                      close()
                    }}
                  >
                    {name}
                  </Chip>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </FieldFrame>
  )
}

/** The shown range may end after the last allowed day, as this week does: another start ends it there. */
const lastAllowed = (value: Days, end: keyof Days, { latest }: DateRangeFieldProps): Days =>
  end === 'from' && latest !== undefined && value.to > latest ? { ...value, to: latest } : value

function faultOf({ from, to }: Days, { earliest, latest, daysMax }: DateRangeFieldProps): Fault | null {
  // A day that is not to be had stays so, wherever the other end is.
  const isOutside = (day: string) =>
    (earliest !== undefined && day < earliest) || (latest !== undefined && day > latest)
  if (isOutside(from) || isOutside(to)) return 'outside'
  if (from > to) return 'reversed'
  const isMany = daysMax !== undefined && daysIn({ from, to }) > daysMax
  return isMany ? 'many' : null
}

interface DayInputProps {
  id: string
  label: string
  day: string
  isWrong: boolean
  /** It holds typed text, which differs from the shown range. */
  isTyped: boolean
  describedBy: string
  onType: (text: string) => void
  onOpen: () => void
}

/** A day as text, read on blur or Enter; the arrow down opens the calendar. */
function DayInput({ id, label, day, isWrong, isTyped, describedBy, onType, onOpen }: DayInputProps) {
  // In another language the day reads otherwise.
  const shown = dayText(day)
  const [text, setText] = useState(shown)
  useEffect(() => {
    // Another choice of the range replaces the typed text.
    if (!isTyped && !isWrong) setText(shown)
  }, [shown, isTyped, isWrong])
  const field = useComposition({
    value: text,
    read: (input) => setText(ofDay(latinDigits(input.value))),
    isPlain: (typed) => typed === ofDay(typed),
  })
  const read = () => (text !== shown || isTyped) && onType(text)
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') read()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className={clsx(control.box, styles.day)}>
      <input
        id={id}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? describedBy : undefined}
        className={control.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        {...field}
        onKeyDown={onKey}
        onBlur={read}
      />
    </div>
  )
}

const ofDay = (text: string): string => text.replace(/[^\d/.\- ]/g, '')

/** Drawn here: the shell's first file has only icons of every page. */
function CalendarIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

import type { ShownMatch, ShownPrice } from '@touchline/contracts/host'
import { MarketId, selectionNames } from '@touchline/contracts/odds'
import { suspensionWord } from '@touchline/rules'
import type { BlockCell } from '../../../shared/domain/match-block'
import { pickKey } from '../../../shared/domain/same-pick'
import type { MyanmarTerms, OddsLine } from '../../state/board-match'
import { isOffered } from '../../state/odds-line'
import { cx } from '../board-classes'
import type { BoardContext } from '../board-context'
import { FLASH_MS, type Flashing } from './flash-queue'
import type { PriceParts } from './price-host'
import { priceName } from './price-name'
import { writeText } from './write-text'

const UP = 1
const DOWN = 2
const NEGATIVE = 4
const SUSPENDED = 8
const CLOSED = 16
const SELECTED = 32
const ABSENT = 64

/** Class names by bits, put together once. */
const classes: string[] = []
function classOf(bits: number): string {
  classes[bits] ??= cx(
    'price',
    bits & UP && 'up',
    bits & DOWN && 'down',
    bits & NEGATIVE && 'negative',
    bits & SUSPENDED && 'suspended',
    bits & CLOSED && 'closed',
    bits & SELECTED && 'selected',
    bits & ABSENT && 'absent',
  )
  return classes[bits]
}

/** Name of a selection as picks carry it. */
export const selectionName = ({ column, selection }: BlockCell): string =>
  selectionNames(column.betType, column.period)[selection] ?? ''

/** The common state of all cells of a row while it is written. */
export interface CellMoment {
  readonly suspended: boolean
  readonly picks: ReadonlySet<string>
  /** Epoch milliseconds. */
  readonly time: number
}

/** All of a line that its name is made of. */
interface Named {
  readonly home: string
  readonly away: string
  readonly value: number
  readonly period: number
  readonly myanmar: MyanmarTerms | null
}

const namedOf = ({ match: { facts }, value, period, myanmar }: OddsLine): Named => ({
  home: facts.home,
  away: facts.away,
  value,
  period,
  myanmar,
})

const isNamedAlike = (a: Named | null, b: Named | null): boolean =>
  a !== null &&
  b !== null &&
  a.home === b.home &&
  a.away === b.away &&
  a.value === b.value &&
  a.period === b.period &&
  a.myanmar === b.myanmar

/** Key of the words for why a line is suspended. */
const suspensionOf = (line: OddsLine | undefined): string =>
  line ? suspensionWord(line.match.facts.suspension, line.match.head.sport) : 'none'

/** One price on screen; only differences from the shown one are written. */
export class PriceCell implements Flashing {
  until = 0
  line: OddsLine | undefined
  readonly button: HTMLButtonElement
  /** The spoken text before the price, and its subject: the words are looked up only when that changes. */
  private name = ''
  private named: Named | null = null
  private price = -1
  private text = ''
  private reason = ''
  private bits = -1

  constructor(
    parts: PriceParts,
    readonly cell: BlockCell,
    private readonly context: BoardContext,
  ) {
    this.button = parts.button
  }

  /** Puts another line under the cell, with the name that screen readers say. */
  setLine(line: OddsLine | undefined, now: CellMoment): void {
    this.line = line
    const named = line ? namedOf(line) : null
    if (!isNamedAlike(this.named, named)) {
      this.name = line ? priceName(this.cell, line, this.context) : ''
      this.price = -1
    }
    this.named = named
    this.update(now)
  }

  /** Shows the current offer of the line. */
  update({ suspended, picks, time }: CellMoment): void {
    const { line, context, cell } = this
    const place = (line?.base ?? 0) + cell.selection
    const stored = line && isOffered(line) ? context.table.price(place) : 0
    const shown = context.format.show(cell.column.betType, stored)
    if (stored !== this.price) this.writePrice(stored, shown.text)
    this.writeReason(stored === 0, suspended || line?.state === 1)
    let bits = shown.negative ? NEGATIVE : 0
    // An alternative line that never was leaves its place empty.
    if (stored === 0) bits |= cell.index > 0 && !line ? ABSENT : CLOSED
    else if (suspended || line?.state === 1) bits |= SUSPENDED
    else if (line) bits |= this.flashBits(line, place, time)
    if (line && picks.size > 0 && picks.has(pickKey(line.id, selectionName(cell)))) bits |= SELECTED
    this.setBits(bits)
  }

  private writePrice(stored: number, text: string): void {
    this.price = stored
    this.text = text
    writeText(this.button, text)
    this.writeName()
  }

  /** Why no bet is taken: a screen reader sees neither lock nor dash. */
  private writeReason(isClosed: boolean, isSuspended: boolean): void {
    const reason = isClosed ? 'closed' : isSuspended ? suspensionOf(this.line) : ''
    if (reason === this.reason) return
    this.reason = reason
    this.writeName()
  }

  private writeName(): void {
    const { t } = this.context
    const { name, text, reason } = this
    const spoken = reason === 'closed' ? `${name}${t('spoken.closed')}` : name + text
    const why =
      reason === '' || reason === 'closed' ? '' : `, ${t('suspended', { reason: t(`suspension.${reason}`) })}`
    // A name and not hidden words inside: every element in a cell would be laid out again with its price.
    this.button.setAttribute('aria-label', spoken + why)
  }

  /** The mark of a change goes; nothing else changes. */
  settle(): void {
    this.setBits(this.bits & ~(UP | DOWN))
  }

  /** Shows the price as chosen or not, ahead of the slip's own word. */
  select(on: boolean): void {
    this.setBits(on ? this.bits | SELECTED : this.bits & ~SELECTED)
  }

  /** The shown price, for the slip; a Burmese price carries its own. */
  get shown(): ShownPrice | undefined {
    const { line, cell, price } = this
    if (!line || line.myanmar) return undefined
    const { head, facts } = line.match
    return {
      sport: head.sport,
      market: head.market,
      bet_type: cell.column.betType,
      period: line.period,
      line: line.value,
      odds: price,
      ball: line.ball,
      score: head.market === MarketId.live ? [...facts.score] : null,
    }
  }

  /** The match of the price, for the slip; Burmese prices have none. */
  get shownMatch(): ShownMatch | undefined {
    if (!this.line || this.line.myanmar) return undefined
    const { league, home, away, kickoff } = this.line.match.facts
    return { league: this.context.leagueName(league), home, away, kickoff }
  }

  get canPick(): boolean {
    return this.line !== undefined && (this.bits & (SUSPENDED | CLOSED | ABSENT)) === 0
  }

  /** Whether a price is offered here, suspended or not. */
  get isOffered(): boolean {
    return (this.bits & (CLOSED | ABSENT)) === 0
  }

  get isSuspended(): boolean {
    return (this.bits & SUSPENDED) !== 0
  }

  private flashBits(line: OddsLine, place: number, now: number): number {
    const { context } = this
    const direction = context.table.direction(place)
    const until = line.changedAt + FLASH_MS
    // Another price of the line moved: an arrow shown here keeps its time.
    if (direction === 0) return this.until > now ? this.bits & (UP | DOWN) : 0
    if (until <= now) return 0
    if (this.until !== until) context.flash.add(this, until)
    return direction > 0 ? UP : DOWN
  }

  private setBits(bits: number): void {
    const changed = bits ^ this.bits
    if (changed === 0) return
    const { button } = this
    const first = this.bits < 0
    this.bits = bits
    button.className = classOf(bits)
    if (first || changed & (CLOSED | ABSENT)) this.disable((bits & (CLOSED | ABSENT)) !== 0)
    if (first || changed & SELECTED) {
      const isSelected = (bits & SELECTED) !== 0
      button.setAttribute('aria-pressed', String(isSelected))
      // On cards the label lies over the button. A `:has()` would restyle the whole page with each press.
      button.previousElementSibling?.toggleAttribute('data-selected', isSelected)
    }
    if (first || changed & SUSPENDED) {
      if (bits & SUSPENDED) button.setAttribute('aria-disabled', 'true')
      else button.removeAttribute('aria-disabled')
    }
  }

  /** A disabled button loses the focus to the page: a focused one waits until the focus moves on. */
  private disable(off: boolean): void {
    const { button } = this
    if (!off || document.activeElement !== button) {
      button.disabled = off
      return
    }
    button.style.visibility = 'visible'
    button.addEventListener(
      'blur',
      () => {
        button.style.visibility = ''
        button.disabled = (this.bits & (CLOSED | ABSENT)) !== 0
      },
      { once: true },
    )
  }
}

import { BET_TYPES } from '@touchline/contracts/odds'
import type { BlockCell, MatchBlock } from '../../../shared/domain/match-block'
import type { BoardMatch, OddsLine } from '../../state/board-match'
import { type BoardContext, lineOf } from '../board-context'
import { type CellMoment, PriceCell } from '../price/price-cell'
import { priceParts } from '../price/price-host'
import { FactsWriter } from './facts-writer'
import { LineLabel } from './line-label'

/** Rows on screen by their element, for events that are handled once for the whole board. */
const writers = new WeakMap<Element, MatchWriter>()
export const writerOf = (element: Element | null): MatchWriter | undefined =>
  element ? writers.get(element) : undefined

/**
 * Writes one match into the row that React made: everything at first, then only cells whose line has a newer stamp.
 * `source` holds the lines; it differs from the match where a view reads the channel of the match itself.
 */
export class MatchWriter {
  readonly cells: readonly PriceCell[]
  private readonly labels: readonly (LineLabel | null)[]
  private readonly facts: FactsWriter
  private seenLines = -1
  private seenFacts = -1
  private seenSource = -1
  private seenPicks: ReadonlySet<string> | null = null

  constructor(
    root: HTMLElement,
    readonly match: BoardMatch,
    private readonly source: BoardMatch | null,
    block: MatchBlock,
    private readonly context: BoardContext,
  ) {
    const hosts = root.querySelectorAll<HTMLElement>('[data-price]')
    const parts = block.cells.map((_, i) => priceParts(hosts[i] as HTMLElement))
    this.cells = parts.map((part, i) => new PriceCell(part, block.cells[i] as BlockCell, context))
    this.labels = parts.map(({ label, beside }, i) =>
      label ? new LineLabel(label, beside, block.cells[i] as BlockCell, context) : null,
    )
    this.facts = new FactsWriter(root, match, context)
    writers.set(root, this)
  }

  /** Runs inside the reaction of the row. */
  write(): void {
    const { match, source, context } = this
    match.observe()
    if (source !== match) source?.observe()
    const picks = context.picks()
    const rebuilt = match.factsStamp !== this.seenFacts || (source?.factsStamp ?? -1) !== this.seenSource
    const moment = { suspended: match.facts.suspension !== 'none', picks, time: context.now() }
    if (rebuilt) this.writeAll(moment)
    else this.writeCells(picks === this.seenPicks ? this.seenLines : -1, moment)
    this.seenPicks = picks
    this.seenFacts = match.factsStamp
    this.seenSource = source?.factsStamp ?? -1
    this.seenLines = source?.stamp ?? 0
    this.facts.writeAlternative(this.cells.some(({ cell, isOffered }) => cell.index > 0 && isOffered))
  }

  /** The minute goes on without a tick of the feed. */
  writeClock(): void {
    this.facts.writeClock()
  }

  private writeAll(moment: CellMoment): void {
    const { source, context } = this
    for (const [i, cell] of this.cells.entries()) {
      const line = source ? lineOf(source, cell.cell, context.myanmar) : undefined
      cell.setLine(line, moment)
      this.labels[i]?.setLine(line)
    }
    this.facts.write(this.handicap())
  }

  private writeCells(seen: number, moment: CellMoment): void {
    let isBurmese = false
    for (let i = 0; i < this.cells.length; i += 1) {
      const cell = this.cells[i] as PriceCell
      const { line } = cell
      if (!line || line.stamp <= seen) continue
      if (!line.myanmar) {
        cell.update(moment)
        continue
      }
      // A Burmese line stays the same line when its goals, its percent or the side that gives are others.
      cell.setLine(line, moment)
      this.labels[i]?.setLine(line)
      isBurmese = true
    }
    if (isBurmese) this.facts.writeGiving(this.handicap())
  }

  /** The main full-time line, which marks the giving team. */
  private handicap(): OddsLine | undefined {
    const { source, context } = this
    return source ? lineOf(source, MAIN_HANDICAP, context.myanmar) : undefined
  }
}

const HANDICAP_COLUMN = {
  key: 'giving',
  betType: 'hdp',
  group: BET_TYPES.indexOf('hdp'),
  period: 0,
  selections: [0],
  label: 'none',
  alternatives: false,
  width: 'line',
} as const

const MAIN_HANDICAP = { column: HANDICAP_COLUMN, index: 0, selection: 0 } as const

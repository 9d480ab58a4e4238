import { MarketId } from '@touchline/contracts/odds'
import { kickoffDate, kickoffTime, type MatchPeriod, matchPeriod, suspensionWord } from '@touchline/rules'
import { dateText } from '@touchline/ui/words'
import { clockText, matchClock } from '../../../shared/domain/match-clock'
import { toggleClasses } from '../../../shared/views/class-names'
import { periodText } from '../../../shared/views/period-text'
import type { BoardMatch, OddsLine } from '../../state/board-match'
import { cx } from '../board-classes'
import type { BoardContext } from '../board-context'
import { lineText } from '../price/price-format'
import { writeText } from '../price/write-text'
import { givingSide } from './line-label'

const GOAL_MS = 5000

/** Parts that show figures, which no translation of the page may change. */
const FIGURES = /^(score|goals|clock|more)$|-(score|parts|points|total)$|-part-/

const isBreak = ({ word }: MatchPeriod): boolean => word === 'break' || word === 'half'

/** Writes all but prices: score or kick-off, minute, names with giving team and red cards, number of markets. */
export class FactsWriter {
  private readonly parts = new Map<string, HTMLElement>()
  private clock = ''
  /** Day of the kick-off, nothing when that is today or past. */
  private date = ''
  /** How many sets or quarters have a place. */
  private readonly partColumns: number
  /** The last looked-up words, by their place. */
  private readonly worded = new Map<string, string>()
  /** The last text of each part: the part itself may show its translation. */
  private readonly written = new Map<string, string>()

  constructor(
    root: HTMLElement,
    private readonly match: BoardMatch,
    private readonly context: BoardContext,
  ) {
    for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) {
      const { part: name = '' } = part.dataset
      this.parts.set(name, part)
      if (FIGURES.test(name)) part.setAttribute('translate', 'no')
    }
    this.partColumns = [...this.parts.keys()].filter((name) => /^home-part-/.test(name)).length
  }

  /** `handicap` is the main full-time line, which marks the giving team. */
  write(handicap: OddsLine | undefined): void {
    const { match } = this
    const { facts, head } = match
    this.writeGiving(handicap)
    this.writeGoal()
    this.writeMore()
    const live = head.market === MarketId.live
    this.date = live ? '' : dateText(kickoffDate(facts.kickoff, this.context.now()))
    const goals = live ? `${facts.score[0]}-${facts.score[1]}` : ''
    this.put('score', goals || this.date)
    // Between two names nothing but a score is read as one.
    this.put('goals', goals)
    this.writeScores(live)
    this.clock = ''
    this.writeClock()
    this.writeTag(live)
    toggleClasses(this.parts.get('score'), cx('score'), live)
  }

  /** Names, the giving team marked. */
  writeGiving(handicap: OddsLine | undefined): void {
    const giving = handicap && (handicap.value !== 0 || handicap.myanmar) ? givingSide(handicap) : null
    this.writeTeam('home', 0, giving === 0 ? handicap : undefined)
    this.writeTeam('away', 1, giving === 1 ? handicap : undefined)
  }

  /** Names the lines below the main one, for as long as they offer anything. */
  writeAlternative(isOffered: boolean): void {
    this.put('alternative', isOffered ? this.context.t('alternative') : '')
  }

  /** Score by set or quarter: the running part is highlighted, and of a long match the last parts are visible. */
  private writeScores(live: boolean): void {
    const { scoreboard, facts } = this.match
    const board = live ? scoreboard : null
    const columns = this.partColumns
    const all = board?.parts ?? []
    // Between two parts none is played.
    const isPlayed = !isBreak(matchPeriod(facts.period, this.match.head.sport, facts.score))
    const shown = all.slice(Math.max(0, all.length - columns))
    this.put('parts-name', all.length > 0 ? this.context.t('scores.games') : '')
    for (const [index, side] of (['home', 'away'] as const).entries()) {
      const parts = all.map((part) => String(part[index] ?? 0))
      // Where games are counted by points, the games of this set are highlighted on a card as in columns.
      const score = this.parts.has('parts-name')
        ? board?.point && parts.pop()
        : live && String(facts.score[index])
      this.put(`${side}-score`, score || '')
      toggleClasses(this.put(`${side}-parts`, parts.join('  ')), cx('serves'), board?.server === index)
      this.put(`${side}-points`, board?.point?.[index] ?? '')
      this.put(`${side}-total`, live ? String(facts.score[index]) : '')
      toggleClasses(this.parts.get(`${side}-points`), cx('serves'), board?.server === index)
      for (let i = 0; i < columns; i += 1) {
        const part = this.put(`${side}-part-${i}`, String(shown[i]?.[index] ?? ''))
        toggleClasses(part, cx('nowPlayed'), i === shown.length - 1 && isPlayed)
      }
    }
  }

  private writeMore(): void {
    const { match, context } = this
    const { more } = match.head
    const { home, away } = match.facts
    if (!this.isNew('more', `${more} ${home} ${away}`)) return
    const part =
      this.put('more', more > 0 ? `+${more}` : '') ??
      this.put('more-words', more > 0 ? context.t('more.all', { count: more }) : '')
    const button = part?.closest('button')
    if (!button) return
    // Without further markets there is nothing to open; a focused button keeps its focus.
    button.hidden = more === 0 && document.activeElement !== button
    button.setAttribute('aria-label', context.t('more.button', { count: more, home, away }))
  }

  writeClock(): void {
    const { match, context } = this
    if (match.goal && context.now() - match.goal.at >= GOAL_MS) this.writeGoal()
    const live = match.head.market === MarketId.live
    // Without a place of its own the reason of a suspension takes that of the clock.
    const locked = live && match.facts.suspension !== 'none' && !this.parts.has('tag')
    const text = locked ? this.reasonText() : live ? this.clockText() : this.kickoffText()
    if (text === this.clock) return
    this.clock = text
    const part = this.put('clock', text)
    toggleClasses(part, cx('clock'), live && !locked)
  }

  private clockText(): string {
    const { match, context } = this
    const { period, clockBase, score } = match.facts
    const { minutes = null, point } = match.scoreboard ?? {}
    const clock = matchClock(
      { sport: match.head.sport, period, clockBase, minutes },
      context.rate(),
      context.now(),
    )
    // A card has no column for the points of the game.
    const points = point && this.parts.has('more-words') ? `${point.join('–')} · ` : ''
    // "45+2" says which half it is of, and with a word there is no room for it.
    if (clock.added > 0) return clockText(clock)
    const { sport } = match.head
    const part = matchPeriod(period, sport, score)
    // In a break its prices are those of the next part, which the head of a board leaves open.
    const next =
      isBreak(part) && match.part > 0 && this.parts.has('more-words')
        ? ` · ${periodText(matchPeriod(match.part, sport), context.t)}`
        : ''
    return `${points}${periodText(part, context.t)}${next} ${clockText(clock)}`.trimEnd()
  }

  /** The date is shown here too where the score has columns of its own, or a match one line. */
  private kickoffText(): string {
    const time = kickoffTime(this.match.facts.kickoff)
    return this.date === '' || this.parts.has('score') || this.parts.has('tag')
      ? time
      : `${this.date} ${time}`
  }

  private get suspension(): string {
    const { facts, head } = this.match
    return suspensionWord(facts.suspension, head.sport)
  }

  private reasonText(): string {
    return this.context.t(`suspensionShort.${this.suspension}`)
  }

  private writeTag(live: boolean): void {
    const { match, context } = this
    const { suspension, goesLive } = match.facts
    const locked = live && suspension !== 'none'
    const soon =
      this.parts.has('score') || this.date === '' ? (goesLive ? context.t('goesLive') : '') : this.date
    // At half time the clock has said why.
    const reasonText = this.reasonText()
    const whyLocked = reasonText === this.clock ? '' : reasonText
    const part = this.put('tag', locked ? whyLocked : live ? context.t('live') : soon)
    if (part)
      part.className =
        part.textContent === ''
          ? ''
          : locked
            ? cx('tagLocked')
            : live
              ? cx('tagLive')
              : soon === this.date
                ? ''
                : cx('tagSoon')
    const reason = this.put(
      'reason',
      locked ? context.t('suspended', { reason: context.t(`suspension.${this.suspension}`) }) : '',
    )
    if (reason) reason.hidden = !locked
  }

  private writeTeam(side: 'home' | 'away', index: 0 | 1, gives: OddsLine | undefined): void {
    const { match, context } = this
    const name = this.put(side, context.name(match.facts[side]))
    toggleClasses(name, cx('giving'), gives !== undefined)
    this.put(`${side}-gives`, gives ? context.t('spoken.gives', { line: lineText(gives) }) : '')
    const reds = match.facts.reds[index]
    if (!this.isNew(`${side}-reds`, String(reds))) return
    const card = this.put(`${side}-reds`, reds > 0 ? String(reds) : '')
    if (!card) return
    card.hidden = reds === 0
    card.setAttribute('aria-label', context.t('spoken.reds', { count: reds }))
  }

  private isNew(place: string, text: string): boolean {
    if (this.worded.get(place) === text) return false
    this.worded.set(place, text)
    return true
  }

  private writeGoal(): void {
    const { goal } = this.match
    const fresh = goal !== null && this.context.now() - goal.at < GOAL_MS
    for (const side of ['home', 'away'] as const) {
      const tag = this.put(`${side}-goal`, this.context.t('goal'))
      if (tag) tag.hidden = !(fresh && goal.side === side)
    }
  }

  private put(name: string, text: string): HTMLElement | undefined {
    const part = this.parts.get(name)
    if (!part) return undefined
    const shown = this.written.get(name) ?? part.textContent
    this.written.set(name, text)
    if (shown !== text) writeText(part, text)
    return part
  }
}

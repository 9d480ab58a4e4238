import { MarketId } from '@touchline/contracts'
import { matchClock } from '../../domain/match-clock'
import type { BoardMatch } from '../../state/board-match'
import type { OddsLine } from '../../state/odds-line'
import { toggleClasses } from '../class-names'
import { cx } from './board-classes'
import type { BoardContext } from './board-context'
import { kickoffDate, kickoffTime } from './kickoff-time'
import { givingSide } from './line-label'
import { lineText } from './price-format'

const GOAL_MS = 5000

/** Writes what is not a price: score or kick-off, minute, names with giving team and red cards, number of markets. */
export class FactsWriter {
  private readonly parts = new Map<string, HTMLElement>()
  private clock = ''
  /** What words were last looked up for, by the place they stand in. */
  private readonly worded = new Map<string, string>()

  constructor(
    root: HTMLElement,
    private readonly match: BoardMatch,
    private readonly context: BoardContext,
  ) {
    for (const part of root.querySelectorAll<HTMLElement>('[data-part]'))
      this.parts.set(part.dataset.part ?? '', part)
  }

  /** `handicap` is the main full-time line, which tells who gives. */
  write(handicap: OddsLine | undefined): void {
    const { match } = this
    const { facts, head } = match
    const giving = handicap && (handicap.value !== 0 || handicap.myanmar) ? givingSide(handicap) : null
    this.writeTeam('home', 0, giving === 0 ? handicap : undefined)
    this.writeTeam('away', 1, giving === 1 ? handicap : undefined)
    this.writeGoal()
    this.writeMore()
    const live = head.market === MarketId.live
    this.put(
      'time-1',
      live ? `${facts.score[0]}-${facts.score[1]}` : kickoffDate(facts.kickoff, this.context.now()),
    )
    this.put('home-score', live ? String(facts.score[0]) : '')
    this.put('away-score', live ? String(facts.score[1]) : '')
    this.clock = ''
    this.writeClock()
    this.writeTag(live)
    toggleClasses(this.parts.get('time-1'), cx('score'), live)
  }

  private writeMore(): void {
    const { match, context } = this
    const { more } = match.head
    const { home, away } = match.facts
    if (!this.isNews('more', `${more} ${home} ${away}`)) return
    const part =
      this.put('more', more > 0 ? `+${more}` : '') ??
      this.put('more-words', more > 0 ? context.t('more.all', { count: more }) : '')
    part?.closest('button')?.setAttribute('aria-label', context.t('more.button', { count: more, home, away }))
  }

  writeClock(): void {
    const { match, context } = this
    if (match.goal && context.now() - match.goal.at >= GOAL_MS) this.writeGoal()
    const text = match.head.market === MarketId.live ? this.clockText() : kickoffTime(match.facts.kickoff)
    if (text === this.clock) return
    this.clock = text
    const part = this.put('time-2', text)
    toggleClasses(part, cx('clock'), match.head.market === MarketId.live)
  }

  private clockText(): string {
    const { match, context } = this
    const { facts } = match
    const { period, minute, added } = matchClock(facts.period, facts.clockBase, context.rate(), context.now())
    const word = context.t(`period.${period}`, { defaultValue: period })
    if (minute === null) return word
    return added > 0 ? `${word} ${minute}+${added}'` : `${word} ${minute}'`
  }

  private writeTag(live: boolean): void {
    const { match, context } = this
    const { suspension, goesLive } = match.facts
    const locked = live && suspension !== 'none'
    const text = locked
      ? context.t(`suspensionShort.${suspension}`)
      : live || goesLive
        ? context.t('live')
        : ''
    const part = this.put('time-3', text)
    if (part)
      part.className = text === '' ? '' : locked ? cx('tagLocked') : live ? cx('tagLive') : cx('tagSoon')
    const reason = this.put(
      'reason',
      locked ? context.t('suspended', { reason: context.t(`suspension.${suspension}`) }) : '',
    )
    if (reason) reason.hidden = !locked
  }

  private writeTeam(side: 'home' | 'away', index: 0 | 1, gives: OddsLine | undefined): void {
    const { match, context } = this
    const name = this.put(side, match.facts[side])
    toggleClasses(name, cx('giving'), gives !== undefined)
    this.put(`${side}-gives`, gives ? context.t('spoken.gives', { line: lineText(gives) }) : '')
    const reds = match.facts.reds[index]
    if (!this.isNews(`${side}-reds`, String(reds))) return
    const card = this.put(`${side}-reds`, reds > 0 ? String(reds) : '')
    if (!card) return
    card.hidden = reds === 0
    card.setAttribute('aria-label', context.t('spoken.reds', { count: reds }))
  }

  private isNews(place: string, text: string): boolean {
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
    if (part && part.textContent !== text) part.textContent = text
    return part
  }
}

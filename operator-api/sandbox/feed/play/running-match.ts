import type { FeedEvent } from '../../../src/modules/feed'
import type { Fixture } from '../schedule/fixture'
import {
  CHILDREN,
  childId,
  childrenAreUp,
  childrenOffersBefore,
  childrenOffersDuring,
  childrenResults,
  childrenStates,
  childrenUp,
  hasChildren,
} from './children'
import type { Engine } from './engine'
import { leagueEvent, matchEvent, resultEvent, stateEvent } from './match-events'
import { type MatchScript, type PlayStep, stepAt } from './match-script'

/** Prices before the kick-off move this often, in play this often (domain 6.4), each match at its own beat. */
const REPRICE_MS = { before: 45_000, during: 6000 } as const
/** An ended match stays this long, so that its last score is seen. */
const LINGER_MS = 20_000

/** One match from the moment it is offered until it is removed. Given the time, it says what happened. */
export class RunningMatch {
  private script: MatchScript | null = null
  private step: PlayStep | null = null
  private beat = -1
  private resultsSent = 0
  private hasChildrenUp = false

  constructor(
    readonly fixture: Fixture,
    private readonly engine: Engine,
  ) {}

  /** The first events of the match. */
  up(): FeedEvent[] {
    return [leagueEvent(this.fixture.league), matchEvent(this.fixture, hasChildren(this.fixture))]
  }

  /** The events until now. */
  advance(now: number): FeedEvent[] {
    return [...this.putUpChildren(now), ...(now < this.fixture.kickoff ? this.before(now) : this.during(now))]
  }

  isOver(now: number): boolean {
    const { kickoff } = this.fixture
    return now >= kickoff && now > kickoff + this.scripted().endsAt + LINGER_MS
  }

  down(): FeedEvent[] {
    const ids = [
      ...(this.hasChildrenUp ? CHILDREN.map(({ kind }) => childId(this.fixture, kind)) : []),
      this.fixture.id,
    ]
    return ids.map((match) => ({ type: 'removed', match }))
  }

  private scripted(): MatchScript {
    this.script ??= this.engine.script(this.fixture)
    return this.script
  }

  private putUpChildren(now: number): FeedEvent[] {
    if (this.hasChildrenUp || !childrenAreUp(this.fixture, now)) return []
    this.hasChildrenUp = true
    this.beat = -1
    this.step = null
    return childrenUp(this.fixture)
  }

  private before(now: number): FeedEvent[] {
    if (!this.isDue(now, REPRICE_MS.before)) return []
    const { fixture } = this
    const offer: FeedEvent = { type: 'offer', match: fixture.id, ...this.engine.offerBefore(fixture, now) }
    return this.hasChildrenUp ? [offer, ...childrenOffersBefore(fixture)] : [offer]
  }

  private during(now: number): FeedEvent[] {
    const script = this.scripted()
    const at = now - this.fixture.kickoff
    const step = stepAt(script, at)
    const isNew = step !== this.step
    const isReopened = isNew && step.suspension === 0 && (this.step === null || this.step.suspension !== 0)
    const isPoint = this.engine.pricesEveryPoint === true && step.scoreboard !== this.step?.scoreboard
    const isCard = this.hasChildrenUp && step.bookings !== this.step?.bookings
    this.step = step
    const events = isNew ? this.stateEvents(script, step) : []
    // While prices rest they are not reckoned; when they come back they are new.
    if (isReopened || (step.suspension === 0 && (isPoint || isCard || this.isDue(now, REPRICE_MS.during))))
      events.unshift(...this.liveOffers(script, step, at))
    return [...events, ...this.resultEvents(script, at)]
  }

  private stateEvents(script: MatchScript, step: PlayStep): FeedEvent[] {
    const state = stateEvent(this.fixture, step)
    return this.hasChildrenUp ? [state, ...childrenStates(this.fixture, script, step)] : [state]
  }

  private liveOffers(script: MatchScript, step: PlayStep, at: number): FeedEvent[] {
    const { fixture } = this
    const prices = this.engine.offerDuring(fixture, script, step, at)
    const offer: FeedEvent = { type: 'offer', match: fixture.id, ...prices }
    return this.hasChildrenUp ? [offer, ...childrenOffersDuring(fixture, script, step, at)] : [offer]
  }

  private resultEvents({ results }: MatchScript, at: number): FeedEvent[] {
    const events: FeedEvent[] = []
    for (; this.resultsSent < results.length; this.resultsSent++) {
      const next = results[this.resultsSent]
      if (!next || next.at > at) break
      events.push(resultEvent(this.fixture.id, this.resultsSent + 1, next.result))
      if (this.hasChildrenUp && this.script)
        events.push(...childrenResults(this.fixture, this.script, this.resultsSent))
    }
    return events
  }

  /** Once in every interval, at a moment of its own so that not all matches move together. */
  private isDue(now: number, everyMs: number): boolean {
    const beat = Math.floor((now + ((this.fixture.id * 7919) % everyMs)) / everyMs)
    const isDue = beat !== this.beat
    this.beat = beat
    return isDue
  }
}

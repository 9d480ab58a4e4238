import { uxSearch } from '@touchline/contracts/calls'
import type { CallService } from '@touchline/contracts/host'
import { makeAutoObservable, runInAction } from 'mobx'
import { boardAddress, type Suggestion, suggestionsOf } from './found-places'

/** Suggestions for some words; `near` when nothing is called so and they are only spelt nearly so. */
interface Suggested {
  suggestions: readonly Suggestion[]
  near: boolean
}

/** The stage of a search. */
export type SearchStage =
  | { stage: 'idle' }
  /**
   * Results of the previous words stay until the answer. `moved`: the player chose among them. `entered`:
   * Enter waits for the answer.
   */
  | ({ stage: 'asking'; moved: boolean; entered: boolean } & Suggested)
  | ({ stage: 'found' } & Suggested)
  | { stage: 'nothing' }
  | { stage: 'failed' }

export interface SearchDeps {
  call: CallService
  /** Goes to an address and ends the search. */
  go: (address: string) => void
}

const PAUSE_MS = 120
const LEAST_CHARACTERS = 2
const NONE: Suggested = { suggestions: [], near: false }

/** The typed words, their results and the chosen one. A newer question ends the older one. */
export class SearchStore {
  state: SearchStage = { stage: 'idle' }
  /** Place of the chosen suggestion. */
  chosen = 0
  private question: { timer: number; abort: AbortController } | null = null

  constructor(
    private readonly deps: SearchDeps,
    public typed = '',
  ) {
    makeAutoObservable<this, 'deps' | 'question'>(this, { deps: false, question: false })
    runInAction(() => this.ask())
  }

  get words(): string {
    return this.typed.trim()
  }

  /** The suggestions that the list shows. */
  get shown(): Suggested {
    return this.state.stage === 'found' || this.state.stage === 'asking' ? this.state : NONE
  }

  type(text: string): void {
    const former = this.words
    this.typed = text
    if (this.words !== former) this.ask()
  }

  /** Chooses the suggestion so many places further, round and round. */
  move(step: 1 | -1): void {
    const { length } = this.shown.suggestions
    if (length > 0) this.choose((this.chosen + step + length) % length)
  }

  choose(at: number): void {
    this.chosen = at
    if (this.state.stage === 'asking') this.state = { ...this.state, moved: true, entered: false }
  }

  /** Opens the chosen suggestion. Enter before the answer waits for it. */
  enter(): void {
    switch (this.state.stage) {
      case 'asking':
        if (this.state.moved) this.take(this.shown.suggestions[this.chosen])
        else this.state = { ...this.state, entered: true }
        break
      case 'found':
        this.take(this.state.suggestions[this.chosen])
        break
      case 'idle':
      case 'failed':
        // Without an answer the board looks through what it has.
        this.deps.go(boardAddress(this.words))
        break
      case 'nothing':
    }
  }

  take(suggestion: Suggestion | undefined): void {
    if (suggestion) this.deps.go(suggestion.to)
  }

  dispose(): void {
    window.clearTimeout(this.question?.timer)
    this.question?.abort.abort()
    this.question = null
  }

  private ask(): void {
    this.dispose()
    const { words } = this
    const { suggestions, near } = this.shown
    this.chosen = 0
    if (words.length < LEAST_CHARACTERS) {
      this.state = { stage: 'idle' }
      return
    }
    this.state = { stage: 'asking', moved: false, entered: false, suggestions, near }
    const abort = new AbortController()
    const timer = window.setTimeout(async () => {
      const result = await this.deps.call(uxSearch, { q: words }, { quiet: true, signal: abort.signal })
      if (abort.signal.aborted) return
      runInAction(() =>
        this.answer(
          result.kind === 'ok'
            ? { suggestions: suggestionsOf(result.data), near: result.data.near ?? false }
            : null,
        ),
      )
    }, PAUSE_MS)
    this.question = { timer, abort }
  }

  private answer(found: Suggested | null): void {
    const entered = this.state.stage === 'asking' && this.state.entered
    this.chosen = 0
    if (found === null) this.state = { stage: 'failed' }
    else this.state = found.suggestions.length > 0 ? { stage: 'found', ...found } : { stage: 'nothing' }
    // A name that is only near is shown first: nobody is led to what they did not type.
    if (entered && !found?.near) this.enter()
  }
}

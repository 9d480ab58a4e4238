import { makeAutoObservable, observableRef } from 'mobx'
import { type Check, checkRound } from '../domain/check-round'
import { factsOfText } from '../domain/facts-of-text'
import { FAIR_PAGE, type FactField, type TypedFacts } from '../domain/fair-address'

/** Facts of a round as they are typed, and what the check of them says. */
export class FairStore {
  facts: TypedFacts
  /** Null until somebody asks, and while facts change. */
  check: Check | null = null
  /** Whether the pasted text held no facts. */
  isPasteWrong = false

  constructor(search: string) {
    this.facts = FAIR_PAGE.viewOf(search)
    makeAutoObservable(this, { facts: observableRef, check: observableRef }, { autoBind: true })
    // A link from a round without its seed says where the seed is found.
    if (this.facts.seed !== '' || this.facts.hash !== '') this.play()
  }

  change(field: FactField, text: string): void {
    this.facts = { ...this.facts, [field]: text.trim() }
    this.check = null
  }

  /** Takes the facts that a provider shows of a round. */
  paste(text: string): void {
    const found = factsOfText(text)
    this.isPasteWrong = text.trim() !== '' && found === null
    if (!found) return
    this.facts = { ...this.facts, ...found }
    this.play()
  }

  play(): void {
    this.check = checkRound(this.facts)
  }
}

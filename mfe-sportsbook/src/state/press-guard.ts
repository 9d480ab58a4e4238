import { makeAutoObservable } from 'mobx'

/**
 * Lets presses in haste go by, after `MEANING_MS` or `ANSWER_MS`, whichever way they come, keys too. Each bet has one, and so has
 * the button of several singles. It decides; a button that it stands before is drawn at rest by `useRest` until then.
 */
export class PressGuard {
  /** Time of the host until which no press counts. */
  until = Number.NEGATIVE_INFINITY

  constructor(private readonly now: () => number) {
    makeAutoObservable<this, 'now'>(this, { now: false, isOn: false })
  }

  get isOn(): boolean {
    return this.now() < this.until
  }

  /** Never ends before what it was told earlier. */
  start(forMs: number): void {
    this.until = Math.max(this.until, this.now() + forMs)
  }
}

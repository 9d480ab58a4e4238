import { makeAutoObservable } from 'mobx'

/** After the button has changed its meaning: a press within this time was meant for what it said before. */
export const MEANING_MS = 400
/** After an answer, which is read before anything is sent again. */
export const ANSWER_MS = 1000

/** Lets presses in haste go by. A button that it stands before is drawn at rest until then. */
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

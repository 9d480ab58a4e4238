import type { OpenedGame, RoundAnswer } from '../api'
import type { MoneyFormat } from './money'
import type { Sound } from './sound'
import type { Translate } from './words'

/** The environment of a game on the page. */
export interface GameContext {
  readonly opened: OpenedGame
  readonly t: Translate
  readonly money: MoneyFormat
  readonly sound: Sound
  /** Results are shown at once when the player wants no motion. */
  readonly isCalm: boolean
  /** Place of the drawn table. */
  readonly stageHost: HTMLElement
  /** Place of buttons below the stage. */
  readonly controls: HTMLElement
  /** Places a bet; null when it was refused, which the player has been shown. */
  bet(bet: unknown): Promise<RoundAnswer | null>
  act(round: RoundAnswer, step: number, action: unknown): Promise<RoundAnswer | null>
  watch(round: RoundAnswer): Promise<RoundAnswer | null>
  /** The result is on the screen: the balance may move now. */
  settle(round: RoundAnswer): void
  /** A short message over the stage. */
  showToast(text: string, net?: number): void
  /** A message that stays until the next bet. */
  keep(text: string): void
  /** Shows rows of rules in the menu. */
  setRules(rules: () => Node[]): void
}

export type StartGame = (context: GameContext) => Promise<void> | void

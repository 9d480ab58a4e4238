import type { GameContext } from '../game-context'
import { el } from './dom'
import { icon } from './icons'

/** The stake with its buttons, and one main button. */
export class StakePanel {
  stake: number
  readonly row: HTMLElement
  readonly main: HTMLButtonElement
  private readonly amount = el('b', {})
  private readonly steps: readonly HTMLButtonElement[]
  private isLocked = false

  constructor(
    private readonly context: GameContext,
    press: () => void,
  ) {
    const { opened, t } = context
    const first = opened.amounts[Math.min(3, opened.amounts.length - 1)] ?? opened.limits.min_bet
    this.stake = opened.open_round?.stake ?? first
    const step = (name: 'minus' | 'plus', by: number): HTMLButtonElement =>
      el(
        'button',
        {
          class: 'round large',
          type: 'button',
          'aria-label': t(by < 0 ? 'slot.less' : 'slot.more'),
          onclick: () => this.step(by),
        },
        icon(name),
      )
    this.steps = [step('minus', -1), step('plus', 1)]
    this.main = el('button', { class: 'main', type: 'button', onclick: press })
    this.row = el(
      'div',
      { class: 'row' },
      this.steps[0],
      el('div', { class: 'amount' }, el('small', {}, t('slot.bet')), this.amount),
      this.steps[1],
    )
    this.update()
  }

  /** While a round is open its stake stays. */
  lock(isLocked: boolean): void {
    this.isLocked = isLocked
    this.update()
  }

  private step(by: number): void {
    const { amounts } = this.context.opened
    const index = Math.max(0, Math.min(amounts.indexOf(this.stake) + by, amounts.length - 1))
    this.stake = amounts[index] ?? this.stake
    this.context.sound.play('chip')
    this.update()
    this.row.dispatchEvent(new Event('stake'))
  }

  private update(): void {
    const { amounts } = this.context.opened
    this.amount.textContent = this.context.money.amount(this.stake)
    const index = amounts.indexOf(this.stake)
    for (const [place, button] of this.steps.entries())
      button.disabled = this.isLocked || (place === 0 ? index <= 0 : index >= amounts.length - 1)
  }
}

/** Multiplier in hundredths as text: ×1.96 */
export const timesText = (hundredths: number): string => `×${(hundredths / 100).toFixed(2)}`

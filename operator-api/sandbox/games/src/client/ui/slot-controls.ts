import type { SlotGame } from '@touchline/fair/slots'
import type { RoundAnswer } from '../../api'
import type { GameContext } from '../game-context'
import { type AutoplayEnd, type AutoplayLimits, askAutoplay, autoplayEnd } from './autoplay'
import { confirmPress } from './confirm-press'
import { el } from './dom'
import { icon } from './icons'

export interface SlotControlsOptions {
  readonly context: GameContext
  readonly game: SlotGame
  readonly play: (round: RoundAnswer, stake: number) => Promise<void>
}

/** Bet, spin, autoplay, quick spins, and the price of a bought feature. */
export class SlotControls {
  stake: number
  isQuick = false
  private isBusy = false
  private auto: (AutoplayLimits & { readonly net: number }) | null = null
  private readonly amounts: readonly number[]
  private readonly bet = el('b', {})
  private readonly win = el('b', { class: 'gain' })
  private readonly jackpot = el('b', {})
  private readonly spin: HTMLButtonElement
  private readonly autoButton: HTMLButtonElement
  private readonly buy: HTMLButtonElement | null
  private readonly purchase = confirmPress({
    now: () => performance.now(),
    confirmed: () => void this.go('buy'),
    changed: () => this.update(),
  })
  private readonly steps: readonly HTMLButtonElement[]

  constructor(private readonly options: SlotControlsOptions) {
    const { context, game } = options
    const { t, opened } = context
    this.amounts = opened.amounts.filter((amount) => amount % game.units === 0)
    this.stake = this.amounts[Math.min(3, this.amounts.length - 1)] ?? opened.limits.min_bet
    const round = (
      name: 'minus' | 'plus' | 'auto' | 'bolt',
      label: string,
      press: () => void,
    ): HTMLButtonElement =>
      el('button', { class: 'round large', type: 'button', 'aria-label': label, onclick: press }, icon(name))
    this.spin = el(
      'button',
      { class: 'spin', type: 'button', 'aria-label': t('slot.spin'), onclick: () => void this.press() },
      icon('spin'),
    )
    this.autoButton = round('auto', t('slot.auto'), () => void this.startAuto())
    this.steps = [
      round('minus', t('slot.less'), () => this.step(-1)),
      round('plus', t('slot.more'), () => this.step(1)),
    ]
    const quick = round('bolt', t('slot.quick'), () => {
      this.isQuick = !this.isQuick
      quick.setAttribute('aria-pressed', String(this.isQuick))
    })
    quick.setAttribute('aria-pressed', 'false')
    this.buy = game.buy
      ? el('button', {
          class: 'plain buy',
          type: 'button',
          'aria-live': 'polite',
          onclick: () => this.purchase.press(),
        })
      : null
    this.buy?.addEventListener('keydown', (event) => event.repeat && event.preventDefault())
    for (const type of ['pointerdown', 'keydown'] as const)
      document.addEventListener(type, (event) => this.withdraw(event), { capture: true })
    const meter = (name: string, value: HTMLElement): HTMLElement =>
      el('div', { class: 'meter' }, el('small', {}, name), value)
    context.controls.append(
      el(
        'div',
        { class: 'slot-controls' },
        el(
          'div',
          { class: 'meters' },
          meter(t('slot.bet'), this.bet),
          this.buy,
          opened.jackpot ? meter(opened.jackpot.name, this.jackpot) : null,
          meter(t('slot.win'), this.win),
        ),
        el('div', { class: 'spin-row' }, this.autoButton, this.steps[0], this.spin, this.steps[1], quick),
      ),
    )
    document.addEventListener('keydown', (event) => {
      const isFree = event.target === document.body || event.target === this.spin
      if (event.code !== 'Space' || !isFree || event.repeat) return
      event.preventDefault()
      void this.press()
    })
    this.showWin(0)
    this.showJackpot(opened.jackpot?.amount ?? 0)
    this.update()
  }

  showJackpot(minor: number): void {
    this.jackpot.textContent = this.options.context.money.amount(minor)
  }

  showWin(minor: number): void {
    this.win.textContent = this.options.context.money.amount(minor)
  }

  /** A press elsewhere is no answer to the question of the price. */
  private withdraw(event: PointerEvent | KeyboardEvent): void {
    const isElsewhere = event.target !== this.buy
    if (isElsewhere || ('key' in event && event.key === 'Escape')) this.purchase.forget()
  }

  private async press(): Promise<void> {
    if (this.auto) {
      this.auto = null
      return this.update()
    }
    await this.go('spin')
  }

  private async startAuto(): Promise<void> {
    if (this.auto) return this.press()
    if (this.isBusy) return
    const limits = await askAutoplay(this.options.context, this.stake)
    if (!limits) return
    this.auto = { ...limits, net: 0 }
    this.update()
    let end: AutoplayEnd | 'pressed' | null = null
    while (this.auto && !end) {
      const round = await this.go('spin')
      // A refusal has been shown already.
      if (!round) break
      if (!this.auto) {
        end = 'pressed'
        break
      }
      const net: number = this.auto.net + round.win - round.stake
      const { freeSpins } = round.view as { freeSpins: number }
      this.auto = { ...this.auto, net, spins: this.auto.spins - 1 }
      const { win } = round
      end = autoplayEnd(this.auto, { net, win, hasFeature: freeSpins > 0, stake: this.stake })
      this.update()
    }
    this.auto = null
    if (end) this.options.context.keep(this.options.context.t(`auto.ended.${end}`))
    this.update()
  }

  private async go(mode: 'spin' | 'buy'): Promise<RoundAnswer | null> {
    if (this.isBusy) return null
    this.isBusy = true
    this.showWin(0)
    this.update()
    const { context, play } = this.options
    const round = await context.bet({ stake: this.stake, mode })
    if (round) {
      await play(round, this.stake)
      if (round.jackpot) this.showJackpot(round.jackpot.amount)
      context.settle(round)
    }
    this.isBusy = false
    this.update()
    return round
  }

  private step(by: number): void {
    const index = this.amounts.indexOf(this.stake) + by
    this.stake = this.amounts[Math.max(0, Math.min(index, this.amounts.length - 1))] as number
    this.options.context.sound.play('chip')
    this.update()
  }

  private update(): void {
    const { context, game } = this.options
    const { t, money, opened } = context
    this.bet.textContent = money.amount(this.stake)
    const isLocked = this.isBusy || this.auto !== null
    this.spin.disabled = this.isBusy && !this.auto
    this.spin.replaceChildren(
      ...(this.auto ? [icon('stop'), el('em', {}, String(this.auto.spins))] : [icon('spin')]),
    )
    this.spin.setAttribute('aria-label', t(this.auto ? 'slot.stop' : 'slot.spin'))
    this.autoButton.disabled = isLocked
    const index = this.amounts.indexOf(this.stake)
    for (const [place, button] of this.steps.entries())
      button.disabled = isLocked || (place === 0 ? index <= 0 : index >= this.amounts.length - 1)
    if (!this.buy) return
    const price = this.stake * (game.buy?.price ?? 0)
    const isAsking = this.purchase.isAsking()
    this.buy.textContent = t(isAsking ? 'slot.buyAsk' : 'slot.buy', { price: money.amount(price) })
    this.buy.classList.toggle('is-asking', isAsking)
    this.buy.disabled = isLocked || price > opened.limits.max_bet
  }
}

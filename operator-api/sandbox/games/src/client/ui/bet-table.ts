import type { RoundAnswer } from '../../api'
import type { GameContext } from '../game-context'
import { chipArt, stakeMark } from './chip'
import { el } from './dom'

export interface PlacedBet {
  readonly bet: string
  readonly stake: number
}

export interface SettledBet extends PlacedBet {
  readonly win: number
}

export interface BetTableOptions {
  readonly context: GameContext
  /** Key of the words on the main button: `deal`, `spin`, `roll`. */
  readonly verb: string
  /** Shows the accepted round; the places show their wins afterwards. */
  readonly play: (round: RoundAnswer) => Promise<void>
}

const SMALL_PLACES = '.cell, .spot, .quarter, .sixth, .seventh, .fifth'

/** Stakes on places: chips to choose from, places to lay them on, and one main button. */
export class BetTable {
  private readonly stakes = new Map<string, number>()
  private readonly places = new Map<string, HTMLElement>()
  private last: readonly PlacedBet[] = []
  private chip: number
  private isBusy = false
  private hasResult = false
  private readonly main: HTMLButtonElement
  private readonly clear: HTMLButtonElement
  private readonly double: HTMLButtonElement
  private readonly chips: HTMLElement

  constructor(private readonly options: BetTableOptions) {
    const { t, opened } = options.context
    this.chip = opened.amounts[Math.min(1, opened.amounts.length - 1)] ?? opened.limits.min_bet
    this.main = el('button', { class: 'main', type: 'button', onclick: () => void this.go() })
    this.clear = el(
      'button',
      { class: 'plain', type: 'button', onclick: () => this.clearAll() },
      t('table.clear'),
    )
    this.double = el(
      'button',
      { class: 'plain', type: 'button', onclick: () => this.doubleAll() },
      t('table.double'),
    )
    this.chips = el(
      'div',
      { class: 'chips', role: 'radiogroup', 'aria-label': t('table.chip') },
      ...this.chipButtons(),
    )
    this.update()
  }

  get footer(): HTMLElement {
    return el(
      'div',
      { class: 'footer' },
      this.chips,
      el('div', { class: 'actions' }, this.clear, this.double, this.main),
    )
  }

  /** A button on which chips are laid. `className` gives its look. */
  place(bet: string, className: string, ...content: Node[]): HTMLElement {
    const marks = el('span', { class: 'marks' })
    const place = el(
      'button',
      { class: `place ${className}`, type: 'button', onclick: () => this.lay(bet) },
      ...content,
      marks,
    )
    this.places.set(bet, place)
    return place
  }

  /** Shows the chips of a bet that has no button of its own. */
  mark(bet: string, className: string): HTMLElement {
    const mark = el('span', { class: className }, el('span', { class: 'marks' }))
    this.places.set(bet, mark)
    return mark
  }

  /** Lays the chosen chip. */
  lay(bet: string): void {
    if (this.isBusy) return
    if (this.hasResult) this.forgetResult()
    const { limits } = this.options.context.opened
    const room = limits.max_bet - this.total
    if (room <= 0) {
      this.showOverMax()
      return
    }
    this.stakes.set(bet, (this.stakes.get(bet) ?? 0) + Math.min(this.chip, room))
    this.options.context.sound.play('chip')
    this.update()
  }

  get total(): number {
    return [...this.stakes.values()].reduce((sum, stake) => sum + stake, 0)
  }

  private chipButtons(): HTMLElement[] {
    const { opened, money } = this.options.context
    return opened.amounts.map((amount, rank) => {
      const button = el(
        'button',
        {
          class: 'chip',
          type: 'button',
          role: 'radio',
          'aria-label': money.full(amount),
          'data-amount': amount,
        },
        chipArt(money.short(amount), rank),
      )
      button.addEventListener('click', () => {
        this.chip = amount
        this.update()
      })
      return button
    })
  }

  private async go(): Promise<void> {
    if (this.isBusy) return
    if (this.hasResult || this.stakes.size === 0) this.rebet()
    if (this.stakes.size === 0) return
    const bets = [...this.stakes].map(([bet, stake]) => ({ bet, stake }))
    this.setBusy(true)
    const round = await this.options.context.bet(bets)
    if (!round) return this.setBusy(false)
    this.last = bets
    await this.options.play(round)
    this.options.context.settle(round)
    this.showResult((round.view as { bets: readonly SettledBet[] }).bets)
    this.setBusy(false)
  }

  private rebet(): void {
    this.forgetResult()
    for (const { bet, stake } of this.last) this.stakes.set(bet, stake)
    this.update()
  }

  private clearAll(): void {
    if (this.isBusy) return
    this.forgetResult()
    this.update()
  }

  private doubleAll(): void {
    if (this.isBusy) return
    if (this.hasResult) this.rebet()
    if (this.total * 2 > this.options.context.opened.limits.max_bet) {
      this.showOverMax()
      return
    }
    for (const [bet, stake] of this.stakes) this.stakes.set(bet, stake * 2)
    this.update()
  }

  private showOverMax(): void {
    const { showToast, t } = this.options.context
    showToast(t('error.betOverMax'))
  }

  private forgetResult(): void {
    this.hasResult = false
    this.stakes.clear()
    for (const place of this.places.values()) place.classList.remove('is-won', 'is-lost')
  }

  private showResult(bets: readonly SettledBet[]): void {
    this.hasResult = true
    const { money } = this.options.context
    for (const { bet, stake, win } of bets) {
      const place = this.places.get(bet)
      place?.classList.add(win > stake ? 'is-won' : 'is-lost')
      const net = win - stake
      const text = place?.matches(SMALL_PLACES) ? money.signedShort(net) : money.signed(net)
      place?.querySelector('.marks')?.append(el('i', { class: net < 0 ? 'loss' : 'gain' }, text))
    }
    this.options.context.sound.play(bets.some(({ win, stake }) => win > stake) ? 'win' : 'lose')
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy
    document.body.classList.toggle('is-busy', isBusy)
    this.updateButtons()
  }

  private update(): void {
    const { opened, money } = this.options.context
    for (const [bet, place] of this.places) {
      const stake = this.stakes.get(bet)
      const rank = stake ? opened.amounts.filter((amount) => amount <= stake).length - 1 : 0
      const chip = opened.amounts[Math.max(rank, 0)] ?? opened.limits.min_bet
      place
        .querySelector('.marks')
        ?.replaceChildren(
          ...(stake ? [stakeMark(money.short(chip), Math.max(rank, 0), money.short(stake))] : []),
        )
    }
    for (const button of this.chips.children)
      button.setAttribute(
        'aria-checked',
        String(Number((button as HTMLElement).dataset.amount) === this.chip),
      )
    this.updateButtons()
  }

  private updateButtons(): void {
    const { context, verb } = this.options
    const { t, money } = context
    const lastTotal = this.last.reduce((sum, { stake }) => sum + stake, 0)
    const isRebet = (this.hasResult || this.stakes.size === 0) && lastTotal > 0
    const total = isRebet ? lastTotal : this.total
    this.main.textContent = isRebet
      ? t(`table.rebet.${verb}`, { amount: money.amount(total) })
      : t(`table.${verb}`, { amount: money.amount(total) })
    this.main.disabled = this.isBusy || total === 0
    this.clear.disabled = this.isBusy || (this.stakes.size === 0 && !this.hasResult)
    this.double.disabled = this.isBusy || total === 0
  }
}

/** Name and odds of a place. */
export const placeText = (name: string, odds: string): HTMLElement =>
  el('span', { class: 'name' }, el('b', {}, name), el('small', {}, odds))

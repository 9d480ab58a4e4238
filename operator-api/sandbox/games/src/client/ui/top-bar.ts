import type { OpenedGame, Revealed, RoundAnswer, SeedState } from '../../api'
import type { ApiClient } from '../api-client'
import { isFramed, postToFrame } from '../frame-link'
import type { MoneyFormat } from '../money'
import type { Sound } from '../sound'
import type { Translate } from '../words'
import { openDialog } from './dialog'
import { el } from './dom'
import { fairness } from './fairness'
import { icon } from './icons'

export interface TopBarOptions {
  readonly host: HTMLElement
  readonly api: ApiClient
  readonly t: Translate
  readonly money: MoneyFormat
  readonly sound: Sound
  readonly opened: OpenedGame
}

/** Name, sound, fairness and rules. In a frame the operator shows name and balance itself. */
export class TopBar {
  /** Commitment and counter, below the buttons of the game. */
  readonly fairText = el('footer', { class: 'fair-line' })
  private readonly balance = el('b', { class: 'balance' })
  private seed: SeedState
  private last: RoundAnswer | null
  private revealed: Revealed['revealed'] | null = null
  private rules: () => Node[] = () => []

  constructor(private readonly options: TopBarOptions) {
    const { host, t, opened, sound } = options
    this.seed = opened.seed
    this.last = opened.open_round
    const mute = el('button', { class: 'round', type: 'button', 'aria-pressed': 'false' }, icon('mute'))
    mute.setAttribute('aria-label', t('bar.sound'))
    mute.addEventListener('click', () => {
      const isOn = sound.toggle()
      mute.setAttribute('aria-pressed', String(isOn))
      mute.replaceChildren(icon(isOn ? 'sound' : 'mute'))
    })
    const button = (name: 'shield' | 'info', label: string, open: () => void): HTMLElement =>
      el('button', { class: 'round', type: 'button', 'aria-label': label, onclick: open }, icon(name))
    host.append(
      ...this.wayOut(),
      el(
        'div',
        { class: 'title' },
        isFramed() ? null : el('strong', {}, opened.game.name),
        opened.mode === 'demo' ? el('span', { class: 'badge' }, t('bar.demo')) : null,
      ),
      ...(isFramed() && opened.mode === 'real' ? [] : [this.balance]),
      mute,
      button('shield', t('fair.title'), () => this.openFairness()),
      button('info', t('rules.title'), () => this.openRules()),
    )
    if (opened.balance !== null) this.showBalance(opened.balance)
    this.showFairText()
  }

  showBalance(minor: number): void {
    this.balance.textContent = this.options.money.full(minor)
  }

  showRound(round: RoundAnswer): void {
    this.seed = round.seed
    this.last = round
    this.showFairText()
  }

  setRules(rules: () => Node[]): void {
    this.rules = rules
  }

  private showFairText(): void {
    const { t } = this.options
    const { seed_hash, nonce } = this.last ?? this.seed
    this.fairText.replaceChildren(
      icon('shield'),
      el('span', {}, t('fair.line', { seed: seed_hash.slice(0, 8), nonce })),
      el('button', { type: 'button', onclick: () => this.check() }, t('fair.check')),
    )
  }

  /** In a frame the operator shows it. */
  private wayOut(): HTMLElement[] {
    const { t, opened } = this.options
    if (isFramed() || !opened.return_url) return []
    return [el('a', { class: 'round', href: opened.return_url, 'aria-label': t('end.exit') }, icon('back'))]
  }

  /** Leads to the operator's page that checks rounds; without a frame to the facts of the round. */
  private check(): void {
    const { last, revealed } = this
    if (last?.state !== 'closed') {
      this.openFairness()
      return
    }
    if (!isFramed()) {
      window.open(`/round/${last.round}`, '_blank', 'noopener')
      return
    }
    const { seed_hash, client_seed, nonce, bet, actions } = last
    const { game_code } = this.options.opened.game
    const seed = revealed?.seed_hash === seed_hash ? { seed: revealed.seed } : {}
    postToFrame({ type: 'check', round: { game_code, seed_hash, client_seed, nonce, bet, actions, ...seed } })
  }

  private openRules(): void {
    const { t, opened } = this.options
    const rtp = el('p', { class: 'rtp' }, t('rules.rtp', { rtp: opened.game.rtp }))
    openDialog(
      opened.game.name,
      t('bar.close'),
      rtp,
      ...this.rules(),
      el('p', {}, t('rules.limits', this.limits())),
    )
  }

  private limits(): Record<string, string> {
    const { money, opened } = this.options
    const { min_bet, max_bet, max_win } = opened.limits
    return { min: money.full(min_bet), max: money.full(max_bet), win: money.full(max_win) }
  }

  private openFairness(): void {
    const { t, api } = this.options
    const keepSeed = ({ seed, revealed }: Revealed): void => {
      this.seed = seed
      this.revealed = revealed
      this.showFairText()
    }
    const check = (): void => this.check()
    openDialog(
      t('fair.title'),
      t('bar.close'),
      fairness({ t, api, seed: this.seed, last: this.last, keepSeed, check }),
    )
  }
}

import type { MoneyFormat } from '../money'
import { el } from './dom'

const SHOWN_MS = 4000

/** One message over the stage; readers announce it. */
export class Toast {
  private readonly element = el('p', { class: 'toast', role: 'status' })
  private timer = 0

  constructor(
    host: HTMLElement,
    private readonly money: MoneyFormat,
  ) {
    host.append(this.element)
  }

  /** Stays until another text replaces it or the next press clears it. */
  keep(text: string): void {
    this.showToast(text)
    clearTimeout(this.timer)
  }

  clear(): void {
    this.element.classList.remove('is-shown')
  }

  showToast(text: string, net?: number): void {
    const amount =
      net === undefined ? null : el('b', { class: net >= 0 ? 'gain' : 'loss' }, this.money.signed(net))
    this.element.replaceChildren(...[text, amount].filter((part) => part !== null))
    this.element.classList.add('is-shown')
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.clear(), SHOWN_MS)
  }
}

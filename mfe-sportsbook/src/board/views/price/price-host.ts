import { cx } from '../board-classes'

/**
 * The label beside a price: nothing, the line or selection as the board has it, the line between the two prices of a
 * pair, or the line as the side plays it.
 */
export type Beside = 'none' | 'board' | 'between' | 'signed'

export interface PriceParts {
  readonly button: HTMLButtonElement
  readonly label: HTMLElement | null
  readonly beside: Beside
}

/**
 * The parts of a price inside the element that React placed for it (`data-price` names the label beside it). They are
 * made here and not by React: a board holds hundreds, and nothing of them ever renders again.
 */
export function priceParts(host: HTMLElement): PriceParts {
  const beside = (host.dataset.price as Beside | undefined) ?? 'none'
  const held = host.querySelector<HTMLButtonElement>('[data-cell]')
  if (held) {
    // The place may have been drawn for another form of the row, without a label beside the price.
    host.querySelector('[data-label]')?.remove()
    const label = beside === 'none' ? null : makeLabel(beside)
    if (label) held.before(label)
    return { button: held, label, beside }
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.cell = ''
  // Inside a grid the arrow keys lead to a price; elsewhere it is a tab stop of its own.
  if (host.dataset.tab === undefined) button.tabIndex = -1
  button.setAttribute('translate', 'no')
  const label = beside === 'none' ? null : makeLabel(beside)
  if (label) host.append(label)
  host.append(button)
  return { button, label, beside }
}

function makeLabel(beside: Beside): HTMLElement {
  const label = document.createElement('span')
  label.dataset.label = ''
  label.className = cx(beside === 'between' ? 'between' : 'beside')
  label.setAttribute('aria-hidden', 'true')
  label.setAttribute('translate', 'no')
  return label
}

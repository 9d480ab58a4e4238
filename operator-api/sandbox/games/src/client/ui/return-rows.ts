import type { GameContext } from '../game-context'
import { el } from './dom'

export interface PublishedReturn {
  readonly bet: string
  readonly hundredths: number
}

/** The long-run return of each bet, as computed. */
export function returnRows(
  { t }: GameContext,
  published: readonly PublishedReturn[],
  nameOf: (bet: string) => string,
): HTMLElement {
  return el(
    'table',
    { class: 'returns' },
    el('thead', {}, el('tr', {}, el('th', {}, t('rules.bet')), el('th', {}, t('rules.return')))),
    el(
      'tbody',
      {},
      ...published.map(({ bet, hundredths }) =>
        el('tr', {}, el('td', {}, nameOf(bet)), el('td', {}, `${(hundredths / 100).toFixed(2)} %`)),
      ),
    ),
  )
}

import type { GameContext } from '../game-context'
import { openDialog } from './dialog'
import { el } from './dom'

export interface AutoplayLimits {
  readonly spins: number
  /** Ends when the net loss reaches this, minor units. */
  readonly lossMax: number
  /** Ends after a single win of this size; 0 for never. */
  readonly winMax: number
  readonly endsAtFeature: boolean
}

const SPINS = [10, 25, 50, 100]
const LOSSES = [5, 10, 20, 50]
const WINS = [0, 10, 50, 100]

export type AutoplayEnd = 'spins' | 'loss' | 'win' | 'feature'

export interface AutoplaySpin {
  /** Wins less bets of all spins so far. */
  readonly net: number
  readonly win: number
  readonly hasFeature: boolean
  readonly stake: number
}

/** Why the player's limits end the automatic spins; null while they go on. */
export function autoplayEnd(
  { spins, lossMax, winMax, endsAtFeature }: AutoplayLimits,
  { net, win, hasFeature, stake }: AutoplaySpin,
): AutoplayEnd | null {
  if (endsAtFeature && hasFeature) return 'feature'
  if (winMax > 0 && win >= winMax) return 'win'
  if (spins <= 0) return 'spins'
  return net - stake < -lossMax ? 'loss' : null
}

/** Asks for the limits of autoplay; null when the player closes the question. */
export function askAutoplay({ t, money }: GameContext, stake: number): Promise<AutoplayLimits | null> {
  return new Promise((done) => {
    const spins = choice(SPINS.map((count) => ({ value: count, label: String(count) })))
    const loss = choice(LOSSES.map((times) => ({ value: times * stake, label: money.amount(times * stake) })))
    const win = choice(
      WINS.map((times) => ({
        value: times * stake,
        label: times ? money.amount(times * stake) : t('auto.never'),
      })),
    )
    const feature = el('input', { type: 'checkbox', checked: true })
    let limits: AutoplayLimits | null = null
    const begin = (): void => {
      limits = {
        spins: Number(spins.value),
        lossMax: Number(loss.value),
        winMax: Number(win.value),
        endsAtFeature: feature.checked,
      }
      dialog.close()
    }
    const dialog = openDialog(
      t('slot.auto'),
      t('bar.close'),
      el('label', { class: 'field' }, t('auto.spins'), spins),
      el('label', { class: 'field' }, t('auto.loss'), loss),
      el('label', { class: 'field' }, t('auto.win'), win),
      el('label', { class: 'check' }, feature, t('auto.feature')),
      el('button', { class: 'main', type: 'button', onclick: begin }, t('auto.start')),
    )
    dialog.addEventListener('close', () => done(limits))
  })
}

function choice(options: readonly { readonly value: number; readonly label: string }[]): HTMLSelectElement {
  return el('select', {}, ...options.map(({ value, label }) => el('option', { value }, label)))
}

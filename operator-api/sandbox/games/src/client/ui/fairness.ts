import type { Revealed, RoundAnswer, SeedState } from '../../api'
import type { ApiClient } from '../api-client'
import { clientSeed, keepClientSeed } from '../client-seed'
import type { Translate } from '../words'
import { el } from './dom'

export interface FairnessOptions {
  readonly t: Translate
  readonly api: ApiClient
  readonly seed: SeedState
  readonly last: RoundAnswer | null
  readonly keepSeed: (answer: Revealed) => void
  /** Leads to the page that checks the last round. */
  readonly check: () => void
}

const CLIENT_SEED = '[\\x20-\\x39\\x3b-\\x7e]{1,64}'

/** Commitments, the player's own seed, and the change to the next server seed, which reveals the old one. */
export function fairness({ t, api, seed, last, keepSeed, check }: FairnessOptions): HTMLElement {
  const facts = el('dl', { class: 'facts' })
  const revealed = el('div', { class: 'revealed', role: 'status' })
  const show = ({ seed_hash, next_hash, nonce }: SeedState): void =>
    facts.replaceChildren(
      ...row(t('fair.hash'), seed_hash),
      ...row(t('fair.next'), next_hash),
      ...row(t('fair.nonce'), String(nonce)),
    )
  show(seed)

  const input = el('input', { value: clientSeed(), maxlength: 64, pattern: CLIENT_SEED, spellcheck: 'false' })
  input.addEventListener('change', () => {
    if (input.value && input.checkValidity()) keepClientSeed(input.value)
    else input.value = clientSeed()
  })
  const rotate = async (): Promise<void> => {
    const answer = await api.rotate()
    if (!answer.ok) {
      revealed.replaceChildren(el('p', {}, t('error.roundOpen')))
      return
    }
    keepSeed(answer.value)
    show(answer.value.seed)
    const { seed: raw, seed_hash, rounds } = answer.value.revealed
    const isRight = (await hashOf(raw)) === seed_hash
    revealed.replaceChildren(
      el('dl', { class: 'facts' }, ...row(t('fair.revealed'), raw), ...row(t('fair.rounds'), String(rounds))),
      el('p', { class: isRight ? 'gain' : 'loss' }, t(isRight ? 'fair.fits' : 'fair.fitsNot')),
    )
  }
  return el(
    'div',
    {},
    el('p', {}, t('fair.how')),
    facts,
    el('label', { class: 'field' }, t('fair.client'), input),
    last
      ? el(
          'p',
          {},
          el('button', { class: 'plain', type: 'button', onclick: check }, t('fair.check')),
          ' ',
          el('a', { href: `/round/${last.round}`, target: '_blank', rel: 'noopener' }, t('fair.last')),
        )
      : null,
    el('button', { class: 'plain', type: 'button', onclick: () => void rotate() }, t('fair.rotate')),
    revealed,
  )
}

const row = (name: string, value: string): HTMLElement[] => [el('dt', {}, name), el('dd', {}, value)]

async function hashOf(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { isFramed, tellFrame } from '../frame-link'
import type { Translate } from '../words'
import { el } from './dom'

/** The game cannot go on: why, and the way out. */
export function showEnd(t: Translate, status: string): void {
  const isEnded = status !== 'offline' && status !== 'systemError'
  const leave = (): void => tellFrame({ type: 'exit' })
  const reload = (): void => location.reload()
  document
    .getElementById('game')
    ?.replaceChildren(
      el(
        'div',
        { class: 'end', role: 'alert' },
        el('h1', {}, t(isEnded ? 'end.title' : 'end.offline')),
        el('p', {}, t(isEnded ? 'end.text' : 'end.offlineText')),
        isEnded
          ? isFramed() && el('button', { class: 'main', type: 'button', onclick: leave }, t('end.exit'))
          : el('button', { class: 'main', type: 'button', onclick: reload }, t('end.again')),
      ),
    )
}

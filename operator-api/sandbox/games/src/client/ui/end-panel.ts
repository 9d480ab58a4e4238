import { isFramed, postToFrame } from '../frame-link'
import { memory } from '../session-memory'
import type { Translate } from '../words'
import { el } from './dom'

const RETURN = 'return'
/** Remembers the page to which the way out leads where there is no frame. */
export const keepReturn = (url: string | null): void => memory.set(RETURN, url ?? '')

/** The game cannot go on: why, and the way out. */
export function showEnd(t: Translate, status: string): void {
  const isEnded = status !== 'offline' && status !== 'systemError'
  const page = memory.get(RETURN)
  const leave = (): void => {
    if (isFramed()) postToFrame({ type: 'exit' })
    else if (page) location.assign(page)
  }
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
          ? (isFramed() || page) &&
              el('button', { class: 'main', type: 'button', onclick: leave }, t('end.exit'))
          : el('button', { class: 'main', type: 'button', onclick: reload }, t('end.again')),
      ),
    )
}

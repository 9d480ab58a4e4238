import { el } from './dom'
import { icon } from './icons'

/** A modal sheet; the browser keeps the focus inside and closes it with Escape. */
export function openDialog(title: string, closeLabel: string, ...content: Node[]): HTMLDialogElement {
  const close = (): void => dialog.close()
  const dialog = el(
    'dialog',
    { class: 'sheet', 'aria-label': title },
    el(
      'header',
      {},
      el('h2', {}, title),
      el(
        'button',
        { class: 'round', type: 'button', 'aria-label': closeLabel, onclick: close },
        icon('close'),
      ),
    ),
    el('div', { class: 'sheet-body' }, ...content),
  )
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

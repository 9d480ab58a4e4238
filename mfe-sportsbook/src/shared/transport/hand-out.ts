/** How a text went on. 'none' when the player turned away, 'refused' when the device lets nothing through. */
export type HandedOut = 'shared' | 'copied' | 'none' | 'refused'

/** Shares a text through the device, else copies it. */
export async function shareText(text: string): Promise<HandedOut> {
  try {
    if (navigator.share) {
      await navigator.share({ text })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'none'
  }
  return (await copyText(text)) ? 'copied' : 'refused'
}

/** Copies a text, also for a page that came without TLS and so has no clipboard; false where the browser lets nobody. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** Copies the selection as the keyboard shortcut does, which needs no permission. */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // On a phone a field that can be written to would open the keyboard; out of sight, nothing scrolls to it.
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' })
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Prints a text on a page of its own: an empty frame that goes when the printing is over. */
export function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) {
    frame.remove()
    return
  }
  const lines = page.document.createElement('pre')
  lines.textContent = text
  page.document.body.append(lines)
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}

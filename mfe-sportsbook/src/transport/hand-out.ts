/** Sends a text on by what the device offers, else copies it. 'none' when the player turned away or nothing is allowed. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'none'> {
  try {
    if (navigator.share) {
      await navigator.share({ text })
      return 'shared'
    }
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'none'
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

type FileElement = HTMLScriptElement | HTMLLinkElement

export const addressOf = (element: FileElement): string =>
  element instanceof HTMLLinkElement ? element.href : element.src

export function setAddress(element: FileElement, url: string): void {
  if (element instanceof HTMLLinkElement) element.href = url
  else element.src = url
}

/** The same file under an address that no cache knows yet. */
export const anew = (address: string, retry: number | string): string =>
  `${address.split('?')[0]}?retry=${retry}`

/** Of a busy server or a proxy before it: such an answer does not blame the file. */
const BUSY = /408|429|50[234]/

/** Followed files without a server's answer so far, by their address without a query. */
export const unanswered = new Set<string>()

/**
 * Call before the file is attached. A file that did not arrive or did not match its hash is fetched once more
 * past every cache before anybody learns of it: the browser caches the rejected bytes as long as allowed,
 * even after the file is repaired. That fetch replaces them.
 */
export function follow(element: FileElement): void {
  const [address = ''] = addressOf(element).split('?')
  const answered = () => unanswered.delete(address)
  const fetchAnew = async () => {
    // Without the hash, so that a wrong answer differs from a missing one; the re-attached element checks it.
    const answer = await fetch(address, { cache: 'reload' })
    if (BUSY.test(`${answer.status}`)) throw answer
    // The browser caches only an answer that is read to its end.
    await answer.blob()
    answered()
    if (!answer.ok) throw answer
    attachAnew(element)
  }
  unanswered.add(address)
  element.addEventListener('load', answered)
  element.addEventListener(
    'error',
    (event) => {
      event.stopImmediatePropagation()
      fetchAnew().catch(() => element.dispatchEvent(new Event('error')))
    },
    // Before the element's own handlers, so that they do not see a first failure.
    { capture: true, once: true },
  )
}

/** The page itself may still hold the rejected bytes under the plain address. */
function attachAnew(element: FileElement): void {
  const url = anew(addressOf(element), Date.now())
  if (element instanceof HTMLLinkElement) {
    element.href = url
    return
  }
  // A script runs once, however it ended: another one takes its place, and passes its outcome to the first.
  const copy = element.ownerDocument.createElement('script')
  const { integrity, crossOrigin } = element
  Object.assign(copy, { src: url, integrity, crossOrigin })
  copy.onload = copy.onerror = (event) => {
    copy.remove()
    element.dispatchEvent(new Event((event as Event).type))
  }
  element.after(copy)
}

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

/**
 * Fetches a file that did not come, or was not what its hash says, once more past every cache, before anybody learns of
 * it: the browser keeps the bytes that it refused for as long as they may be kept, also when the file has long been
 * repaired. That fetch puts the right bytes in their place.
 */
export function refetchRefused(page: Document): WeakSet<FileElement> {
  const awaited = new WeakSet<FileElement>()
  // On its way down, so that the element's own handlers do not see a first failure.
  page.addEventListener(
    'error',
    (event) => {
      const element = event.target as FileElement
      if (!awaited.delete(element)) return
      event.stopImmediatePropagation()
      const failed = () => element.dispatchEvent(new Event('error'))
      fetch(addressOf(element), { cache: 'reload', integrity: element.integrity }).then(
        () => attachAnew(element),
        failed,
      )
    },
    true,
  )
  return awaited
}

/** The page itself may still hold what was refused under the plain address. */
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

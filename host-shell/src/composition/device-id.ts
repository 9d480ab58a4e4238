const KEY = 'touchline.device'

/**
 * A random name of this browser, drawn once and kept: it says which health reports come from one device, and never who
 * uses it. Where storage is forbidden it lives as long as the page.
 */
export function deviceId(open: () => Pick<Storage, 'getItem' | 'setItem'>, draw: () => string): string {
  try {
    const storage = open()
    const kept = storage.getItem(KEY)
    if (kept && /^[\w-]{16,64}$/.test(kept)) return kept
    const drawn = draw()
    storage.setItem(KEY, drawn)
    return drawn
  } catch {
    return draw()
  }
}

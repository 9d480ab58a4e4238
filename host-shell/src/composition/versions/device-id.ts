import { DEVICE_COOKIE, DEVICE_NAME } from '@touchline/contracts/release'

const KEY = 'touchline.device'

/**
 * A random name of this browser: from the edge, so that page and edge mean the same device, else drawn once
 * and stored. It groups health reports by device and never identifies a member. Without cookies and storage
 * it lasts as long as the page.
 */
export function deviceId(
  cookies: () => string,
  open: () => Pick<Storage, 'getItem' | 'setItem'>,
  draw: () => string,
): string {
  try {
    const [, given] = cookies().split(`${DEVICE_COOKIE}=`)
    const [named = ''] = given?.split(';') ?? []
    if (DEVICE_NAME.test(named)) return named
    const storage = open()
    const kept = storage.getItem(KEY)
    if (kept && DEVICE_NAME.test(kept)) return kept
    const drawn = draw()
    storage.setItem(KEY, drawn)
    return drawn
  } catch {
    return draw()
  }
}

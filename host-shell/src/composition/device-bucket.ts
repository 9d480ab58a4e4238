const KEY = 'touchline.bucket'
const BUCKETS = 100

/** Where this device stands among the hundred buckets of canaries: drawn once, then kept, so that a canary sticks. */
export function deviceBucket(open: () => Pick<Storage, 'getItem' | 'setItem'>, random: () => number): number {
  try {
    const storage = open()
    const kept = Number.parseInt(storage.getItem(KEY) ?? '', 10)
    if (kept >= 0 && kept < BUCKETS) return kept
    const drawn = Math.floor(random() * BUCKETS)
    storage.setItem(KEY, String(drawn))
    return drawn
  } catch {
    // Storage may be forbidden: such a device stays out of canaries.
    return BUCKETS - 1
  }
}

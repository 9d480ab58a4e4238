const BUCKETS = 100

/**
 * Where somebody stands among the hundred buckets of an area's canaries, 0 to 99: always the same for the same member
 * and area, and another for every area, so that not the same members try everything first. FNV-1a over the text.
 */
export function canaryBucket(who: string, area: string): number {
  let hash = 0x811c9dc5
  for (const char of `${area} ${who}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  // The low bits of neighbouring names are alike; folding the high ones in spreads them.
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS
}

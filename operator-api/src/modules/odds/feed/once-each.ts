/** Batches remembered, so that a repeated one changes nothing: longer than the signature of a push is good for. */
const REMEMBERED = 10_000

/** Says of every batch whether it is the first of its id. */
export function onceEach(): (batch: { readonly batch_id: string }) => boolean {
  const seen = new Set<string>()
  return ({ batch_id }) => {
    if (seen.has(batch_id)) return false
    seen.add(batch_id)
    for (const oldest of seen) {
      if (seen.size <= REMEMBERED) break
      seen.delete(oldest)
    }
    return true
  }
}

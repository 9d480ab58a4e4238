import { every } from '@touchline/serving'
import { type Brand, readBrands } from '../brands/read-brand'

interface WatchedBrands {
  folder: string
  /** The brands as they are now: what differs from them is a change. */
  brands: Brand[]
  everyMs: number
  log: (line: string) => void
  onChange: (brands: Brand[]) => void | Promise<void>
}

const stampsOf = (brands: Brand[]) => brands.map(({ stamp }) => stamp).join()

/**
 * Looks at the brand files again and again, one look after the other; a brand out of order leaves the brands as they
 * were and is logged once. Answers the function that ends it, which waits for the look under way.
 */
export function watchBrands({
  folder,
  brands: first,
  everyMs,
  log,
  onChange,
}: WatchedBrands): () => Promise<void> {
  let seen = stampsOf(first)
  const look = async () => {
    const found = await readBrands(folder).then(
      (brands) => ({ brands, state: stampsOf(brands) }),
      (error: unknown) => ({ brands: null, state: String(error) }),
    )
    if (found.state === seen) return
    seen = found.state
    if (!found.brands) throw new Error(found.state)
    await onChange(found.brands)
  }
  return every(everyMs, look, {
    onError: (error) => log(`${String(error)}\nThe brands stay as they were.`),
  })
}

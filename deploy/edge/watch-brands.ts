import { type Brand, readBrands } from '../brands/read-brand'

/** Looks at the brand files again and again; one that came out of order leaves the brands as they were. */
export function watchBrands(
  folder: string,
  everyMs: number,
  log: (line: string) => void,
  onChange: (brands: Brand[]) => void,
): { stop: () => void } {
  let seen: string | null = null
  const look = async () => {
    const found = await readBrands(folder).then(
      (brands) => ({ brands, says: brands.map(({ stamp }) => stamp).join() }),
      (error: unknown) => ({ brands: null, says: String(error) }),
    )
    const isNew = seen !== null && seen !== found.says
    seen = found.says
    if (!isNew) return
    if (found.brands) onChange(found.brands)
    else log(`${found.says}\nThe brands stay as they were.`)
  }
  const lookSafely = () => {
    look().catch((error: unknown) => log(`${String(error)}\nThe brands stay as they were.`))
  }
  lookSafely()
  const timer = setInterval(lookSafely, everyMs)
  return { stop: () => clearInterval(timer) }
}

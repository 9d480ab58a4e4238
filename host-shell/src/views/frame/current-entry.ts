/** The entry of an address: of those of its path the one whose query it has, else the one without. */
export function currentEntry<Entry extends { path: string; to: string }>(
  entries: readonly Entry[],
  pathname: string,
  search: string,
): Entry | undefined {
  const asked = new URLSearchParams(search)
  const here = entries.filter(({ path }) => path === pathname)
  const withQuery = here.find(({ path, to }) => {
    const query = [...new URLSearchParams(to.slice(path.length))]
    return query.length > 0 && query.every(([key, value]) => asked.get(key) === value)
  })
  return withQuery ?? here.find(({ path, to }) => to === path)
}

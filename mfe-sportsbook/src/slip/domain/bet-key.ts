/** The key of the next bet of a draft. It is counted up from the last one, so that all tabs of a browser agree on it. */
export function nextKey(key: string): string {
  const [, first = key, count = '0'] = /^(.+?)(?:\.(\d+))?$/.exec(key) ?? []
  return `${first}.${Number(count) + 1}`
}

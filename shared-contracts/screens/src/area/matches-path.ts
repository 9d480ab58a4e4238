/**
 * Whether an address belongs to a row: `:name` matches one part of the path, trailing slashes do not count.
 */
export function matchesPath(path: string, pathname: string): boolean {
  const given = pathname.replace(/\/+$/, '').split('/')
  const wanted = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  )
}

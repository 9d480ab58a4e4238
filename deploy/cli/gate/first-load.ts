import type { PublishedVersion } from '@touchline/contracts/release'

/** Bytes, gzipped, that a version transfers before it shows something. */
export interface FirstLoad {
  script: number
  style: number
  gzip: number
}

/** The entry is fetched first, whether the manifest names it among the initial files or not. */
export function firstLoadOf({
  entry,
  initial,
  sizes = {},
}: Pick<PublishedVersion, 'entry' | 'initial' | 'sizes'>): FirstLoad {
  const first = [...new Set([entry, ...initial])]
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + (sizes[file]?.gzip ?? 0), 0)
  const script = sum(first.filter((file) => file.endsWith('.js')))
  const style = sum(first.filter((file) => file.endsWith('.css')))
  return { script, style, gzip: script + style }
}

/** Files that come later, with their bytes gzipped. Copies of the entry that bring words along come first, too. */
export function lazyFilesOf({
  entry,
  initial,
  worded = {},
  sizes = {},
}: Pick<PublishedVersion, 'entry' | 'initial' | 'worded' | 'sizes'>): { file: string; gzip: number }[] {
  const first = new Set([entry, ...initial, ...Object.values(worded), 'index.html'])
  return Object.entries(sizes)
    .filter(([file]) => !first.has(file))
    .map(([file, { gzip }]) => ({ file, gzip }))
}

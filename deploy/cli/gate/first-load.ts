import type { PublishedVersion } from '@touchline/contracts/release'

/** Bytes, gzipped, that a version transfers before it shows something. */
export interface FirstLoad {
  script: number
  style: number
  gzip: number
}

export function firstLoadOf({ initial, sizes = {} }: Pick<PublishedVersion, 'initial' | 'sizes'>): FirstLoad {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + (sizes[file]?.gzip ?? 0), 0)
  const script = sum(initial.filter((file) => file.endsWith('.js')))
  const style = sum(initial.filter((file) => file.endsWith('.css')))
  return { script, style, gzip: script + style }
}

/** Files that come later, with their bytes gzipped. Copies of the entry that bring words along come first, too. */
export function lazyFilesOf({
  initial,
  worded = {},
  sizes = {},
}: Pick<PublishedVersion, 'initial' | 'worded' | 'sizes'>): { file: string; gzip: number }[] {
  const first = new Set([...initial, ...Object.values(worded), 'index.html'])
  return Object.entries(sizes)
    .filter(([file]) => !first.has(file))
    .map(([file, { gzip }]) => ({ file, gzip }))
}

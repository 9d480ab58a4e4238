import { extname } from 'node:path'

/** Types of released files, by the ends of their names. */
export const FILE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'text/javascript': ['js', 'mjs'],
  'text/css': ['css'],
  'text/html': ['html'],
  'application/json': ['json', 'map'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
}

const BY_END = new Map<string, string>(
  Object.entries(FILE_TYPES).flatMap(([type, ends]) =>
    ends.map((end): [string, string] => [`.${end}`, type]),
  ),
)

/** As an answer names it; a file of an end that nobody knows is nothing but bytes. */
export function fileTypeOf(path: string): string {
  const type = BY_END.get(extname(path)) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

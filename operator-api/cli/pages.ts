import { quoted } from './quoted'
import { UsageError } from './usage-error'

/** For commands whose answer may be long. */
export const PAGE = ['--page <n>', 'which page of the answer', '1'] as const

export interface Paged {
  readonly page: string
}

const PAGE_MAX = 1_000_000

/** The number of a page that is typed, from 1. */
export function pageOf({ page }: Paged): number {
  const number = Number(page)
  if (!/^\d{1,7}$/.test(page) || number < 1 || number > PAGE_MAX)
    throw new UsageError(`${quoted(page)} is not the number of a page`)
  return number
}

/** The line below a page, nothing for a single page. @throws UsageError behind the last page */
export function pageLine(page: number, { total, size }: { total: number; size: number }): string[] {
  const pages = Math.max(1, Math.ceil(total / size))
  if (page > pages) throw new UsageError(`There is no page ${page}: the last one is ${pages}`)
  const more = page < pages ? `; more with --page ${page + 1}` : ''
  return pages === 1 ? [] : [`page ${page} of ${pages}, ${total} in all${more}`]
}

import type { Unmount } from '@touchline/contracts/host'
import { AREA_FAILED } from '@touchline/ui'
import { type ComingPage, comingPageOf } from '../coming/domain/coming-pages'
import { type BoardOptions, createBoard } from './create-board'

type Page = 'board' | ComingPage

const NOTHING: Unmount = () => undefined

/** Puts the page of the address into an element, and another one in its place when the address changes within the area. */
export async function createPages(options: BoardOptions): Promise<Unmount> {
  const { host, target } = options
  let shown: Page | null = null
  let isEnded = false
  let isMounted = false
  let mounting: Promise<Unmount> = Promise.resolve(NOTHING)
  const following = host.location$.subscribe(({ pathname }) => {
    const page = pageAt(pathname) ?? shown ?? 'board'
    if (page === shown) return
    shown = page
    mounting = mounting.then(async (unmount) => {
      await unmount()
      return isEnded ? NOTHING : mountPage(page, options)
    })
    mounting.catch((error: unknown) => {
      const event = new CustomEvent(AREA_FAILED, { bubbles: true, detail: { error } })
      if (isMounted) target.dispatchEvent(event)
    })
  })
  try {
    await mounting
    isMounted = true
  } catch (error) {
    following.unsubscribe()
    throw error
  }
  return async () => {
    isEnded = true
    following.unsubscribe()
    const unmount = await mounting.catch(() => NOTHING)
    await unmount()
  }
}

/** Null for addresses of other areas: the shell takes this one down then. */
const pageAt = (pathname: string): Page | null =>
  pathname.replace(/\/+$/, '') === '/desktop' ? 'board' : comingPageOf(pathname)

async function mountPage(page: Page, options: BoardOptions): Promise<Unmount> {
  if (page === 'board') return createBoard(options)
  const { mountComing } = await import('./mount-coming')
  return mountComing(page, options)
}

import { combineLatest, map, type Observable, switchMap, takeWhile, timer } from 'rxjs'

const EVERY_MS = 250
/** A page that loads slowly has its heading by then. */
const PATIENCE_TICKS = 40

export interface TitleSources {
  readonly location$: Observable<{ readonly pathname: string }>
  readonly language$: Observable<unknown>
}

/** Titles every page by its heading, so that tabs, history and screen readers distinguish pages. */
export function keepPageTitle(
  document: Document,
  usual: string,
  brandName: string,
  { location$, language$ }: TitleSources,
): () => void {
  const following = combineLatest([location$, language$])
    .pipe(
      switchMap(([{ pathname }]) =>
        timer(0, EVERY_MS).pipe(
          takeWhile((tick) => tick <= PATIENCE_TICKS),
          map(() => pathname),
        ),
      ),
    )
    .subscribe((pathname) => {
      // Search engines read the first page by its usual title.
      const heading = pathname === '/' ? '' : headingOf(document)
      const title = heading === '' ? usual : `${heading} - ${brandName}`
      if (document.title !== title) document.title = title
    })
  return () => following.unsubscribe()
}

/** The heading without the counts beside it. */
function headingOf(document: Document): string {
  const heading = document.querySelector('main h1')
  const words = [...(heading?.childNodes ?? [])].find((node) => node.textContent?.trim())
  return words?.textContent?.trim() ?? ''
}

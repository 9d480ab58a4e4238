import { IconButton } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useEffect, useRef } from 'react'
import { cx } from './more-classes'
import { MorePanel, type MorePanelProps } from './more-panel'

/**
 * The markets of a match as a page of their own, on phones. Back, in the page or of the browser, leads to the list. Not modal: the bars
 * of the shell, with the way to the slip, stay in reach.
 */
export function MorePage(props: MorePanelProps) {
  const { t, name } = useWords()
  const page = useRef<HTMLDialogElement>(null)
  const { store, match } = props
  useEffect(() => {
    const shown = page.current
    shown?.show()
    return () => {
      shown?.close()
      // The board below is inert until the page is gone.
      window.setTimeout(() => moreButtonOf(match.id)?.focus({ preventScroll: true }))
    }
  }, [match.id])
  const close = () => store.filter({ match: null })
  return (
    <dialog
      ref={page}
      className={cx('page')}
      aria-label={t('more.title', { home: match.facts.home, away: match.facts.away })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      data-board
    >
      <header className={cx('pageTop')}>
        <IconButton icon="arrowLeft" label={t('more.back')} onClick={close} />
        <span>{name(store.feed.book.leagues.get(match.facts.league)?.name ?? '')}</span>
      </header>
      <MorePanel {...props} />
    </dialog>
  )
}

const moreButtonOf = (match: number): HTMLElement | null =>
  document.querySelector(`[data-match="${match}"] [data-more]`)

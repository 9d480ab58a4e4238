import { useCloseOnBack } from '@touchline/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { BehaviorSubject } from 'rxjs'
import { createSheets } from '../../state/open-sheet'
import { NOTHING, slipSummary$ } from '../../state/slip-summary'
import { layoutFor, useLayout } from '../../state/use-layout'
import { useStream } from '../../state/use-stream'
import { Header } from '../header/header'
import { SlipButton } from '../header/slip-button'
import { ToTop } from '../late-pages'
import { useShell } from '../shell-context'
import { usePlace } from '../use-place'
import { useRoute } from '../use-route'
import { useWords } from '../use-words'
import { WhenSettled } from '../when-settled'
import { AnnouncementStrip } from './announcement-strip'
import { AreaMain } from './area-main'
import { AsidePanel } from './aside-panel'
import { Dock } from './dock'
import styles from './frame.module.css'
import { MenuPanel } from './menu-panel'
import { PageNotices } from './page-notices'
import { SkipLinks } from './skip-links'
import { SlipPanel } from './slip-panel'
import { useVisibleHeight } from './use-visible-height'

/** The frame around every area: header, slip and menu, the page itself, live TV. `page` replaces the area's own. */
export function Frame({ page }: { page: ReactNode }) {
  const { bus, preferences } = useShell()
  const t = useWords()
  const wide = useLayout()
  const [sheets] = useState(() => createSheets((event) => bus.next(event), bus))
  // Kept for late views: they show the summary even if the slip reported it earlier.
  const [summary$] = useState(() => new BehaviorSubject(NOTHING))
  const sheet = useStream(sheets.open$)
  const { minimized } = useStream(preferences.preferences$)
  const route = useRoute(usePlace().pathname)
  const wholeWidth = route !== undefined && route.columns !== true
  const layout = layoutFor(wide, { wholeWidth, noSidebar: minimized.sidebar })
  useEffect(() => sheets.stop, [sheets])
  useEffect(() => {
    const following = slipSummary$(bus).subscribe(summary$)
    return () => following.unsubscribe()
  }, [bus, summary$])
  useEscape(sheets.close)

  const asideOpen =
    layout.aside === 'column' ? !minimized.aside : layout.aside === 'drawer' && sheet === 'aside'
  const toggleAside = () => {
    if (layout.aside === 'drawer') return asideOpen ? sheets.close() : sheets.show('aside')
    void preferences.update((draft) => ({ ...draft, minimized: { ...draft.minimized, aside: asideOpen } }))
  }
  const toggleSidebar = () => {
    sheets.close()
    const sidebar = !minimized.sidebar
    void preferences.update((draft) => ({ ...draft, minimized: { ...draft.minimized, sidebar } }))
  }
  const sidebar = wholeWidth
    ? { label: t('landmark.menu'), open: sheet === 'menu', toggle: () => sheets.show('menu') }
    : {
        label: t(minimized.sidebar ? 'sidebar.open' : 'sidebar.close'),
        open: !minimized.sidebar,
        toggle: toggleSidebar,
      }
  const toggleHeader = () =>
    void preferences.update((draft) => ({
      ...draft,
      minimized: { ...draft.minimized, header: !minimized.header },
    }))
  // Where there is room for a whole one.
  const isLow = wide.left === 'column' && minimized.header
  const overlaid =
    sheet !== null && (sheet === 'aside' ? layout.aside === 'drawer' : layout.left !== 'column')
  useCloseOnBack(overlaid, sheets.close)
  // By the width alone: who opens a page without columns keeps a slip that is not mounted anew.
  const isSlipRight = wide.aside === 'column'
  const slip = (
    <SlipPanel layout={layout} summary$={summary$} open={sheet === 'slip'} onClose={sheets.close} />
  )
  const aside = asideOpen && <AsidePanel onClose={overlaid ? sheets.close : null} />
  const box = useVisibleHeight<HTMLDivElement>(overlaid && layout.left !== 'column')
  return (
    <div
      ref={box}
      className={styles.frame}
      data-left={layout.left}
      data-low={isLow || undefined}
      data-rail={layout.rail || undefined}
      data-sheet={overlaid ? sheet : undefined}
    >
      {/* Content under a drawer or sheet is out of reach of the keyboard too. */}
      <div className={styles.under} inert={overlaid}>
        <SkipLinks sheets={sheets} layout={layout} />
        <Header
          sidebar={wide.left === 'column' ? sidebar : null}
          slip={
            wide.left === 'column' && wholeWidth ? (
              <SlipButton summary$={summary$} open={sheet === 'slip'} onOpen={() => sheets.show('slip')} />
            ) : null
          }
          aside={layout.aside === 'none' ? null : { open: asideOpen, toggle: toggleAside }}
          itself={wide.left === 'column' ? { open: !isLow, toggle: toggleHeader } : null}
        />
        {/* A phone has it in the menu: there the screen belongs to prices. */}
        {layout.left !== 'sheet' && !isLow && <AnnouncementStrip />}
        <PageNotices summary$={summary$} />
      </div>
      <div className={styles.columns}>
        <div className={styles.left} inert={overlaid && sheet === 'aside'}>
          {!isSlipRight && slip}
          <MenuPanel layout={layout} open={sheet === 'menu'} onClose={sheets.close} />
        </div>
        <div className={styles.under} inert={overlaid}>
          <AreaMain page={page} />
        </div>
        {isSlipRight ? (
          <div className={styles.right}>
            {slip}
            {aside}
          </div>
        ) : (
          aside
        )}
      </div>
      {overlaid && <div className={styles.backdrop} onPointerDown={sheets.close} />}
      {(layout.left === 'sheet' || layout.rail) && (
        <div className={styles.under} inert={overlaid}>
          <WhenSettled>
            <ToTop />
          </WhenSettled>
          <Dock sheets={sheets} layout={layout} summary$={summary$} />
        </div>
      )}
    </div>
  )
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
}

import { type ReactNode, useEffect, useState } from 'react'
import { createSheets } from '../../state/open-sheet'
import { type Layout, useLayout } from '../../state/use-layout'
import { useStream } from '../../state/use-stream'
import { Header } from '../header/header'
import { useShell } from '../shell-context'
import { AnnouncementStrip } from './announcement-strip'
import { AreaMain } from './area-main'
import { AsidePanel } from './aside-panel'
import { Dock } from './dock'
import styles from './frame.module.css'
import { MenuPanel } from './menu-panel'
import { PageNotices } from './page-notices'
import { SkipLinks } from './skip-links'
import { SlipPanel } from './slip-panel'

/** The frame around every area: header, slip and menu, the page itself, live TV. `page` replaces the area's own. */
export function Frame({ page }: { page: ReactNode }) {
  const { bus, preferences } = useShell()
  const wide = useLayout()
  const [sheets] = useState(() => createSheets((event) => bus.next(event), bus))
  const sheet = useStream(sheets.open$)
  const { minimized } = useStream(preferences.preferences$)
  // A column that was put away leaves the rail of a tablet: slip and menu are one press away.
  const layout: Layout = wide.left === 'column' && minimized.sidebar ? { ...wide, left: 'drawer' } : wide
  useEffect(() => sheets.stop, [sheets])
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
  const overlaid =
    sheet !== null && (sheet === 'aside' ? layout.aside === 'drawer' : layout.left !== 'column')
  return (
    <div className={styles.frame} data-left={layout.left} data-sheet={overlaid ? sheet : undefined}>
      {/* What a drawer or sheet covers is out of reach of the keyboard too. */}
      <div className={styles.under} inert={overlaid}>
        <SkipLinks sheets={sheets} layout={layout} />
        <Header
          sidebar={wide.left === 'column' ? { open: !minimized.sidebar, toggle: toggleSidebar } : null}
          aside={layout.aside === 'none' ? null : { open: asideOpen, toggle: toggleAside }}
        />
        <AnnouncementStrip />
        <PageNotices />
      </div>
      <div className={styles.columns}>
        <div className={styles.left} inert={overlaid && sheet === 'aside'}>
          <SlipPanel layout={layout} open={sheet === 'slip'} onClose={sheets.close} />
          <MenuPanel layout={layout} open={sheet === 'menu'} onClose={sheets.close} />
        </div>
        <div className={styles.under} inert={overlaid}>
          <AreaMain page={page} />
        </div>
        {asideOpen && <AsidePanel onClose={overlaid ? sheets.close : null} />}
      </div>
      {overlaid && <div className={styles.backdrop} onPointerDown={sheets.close} />}
      {layout.left !== 'column' && (
        <div className={styles.under} inert={overlaid}>
          <Dock sheets={sheets} layout={layout} />
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

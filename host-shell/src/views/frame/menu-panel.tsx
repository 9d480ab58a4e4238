import { useSwipeDown } from '@touchline/ui'
import { useEffect, useRef } from 'react'
import type { Layout } from '../../state/use-layout'
import { MemberTools } from '../late-pages'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import { WhenSettled } from '../when-settled'
import { AnnouncementStrip } from './announcement-strip'
import styles from './frame.module.css'
import { Parcels, usePlaceState } from './parcels'
import { ProductLinks } from './product-links'
import { SheetHead } from './sheet-head'

interface PanelProps {
  layout: Layout
  open: boolean
  onClose: () => void
}

/** The sports, from the sportsbook; the products themselves where the header has no room, or when it is not there. */
export function MenuPanel({ layout, open, onClose }: PanelProps) {
  const { location } = useShell()
  const t = useWords()
  const state = usePlaceState('menu')
  const isSheet = layout.left !== 'column'
  const box = useRef<HTMLElement>(null)
  useSwipeDown(box, open && layout.left === 'sheet', onClose)
  // The page opened from the sheet is under it.
  useEffect(() => {
    if (!open) return
    const following = location.location$.subscribe({ next: closeOnMove(onClose) })
    return () => following.unsubscribe()
  }, [open, location, onClose])
  return (
    <nav ref={box} id="menu" tabIndex={-1} className={styles.menu} aria-label={t('landmark.menu')}>
      {isSheet && <SheetHead title={t('landmark.menu')} open={open} onClose={onClose} />}
      <div className={styles.sheetBody}>
        {layout.left === 'sheet' && <AnnouncementStrip />}
        {isSheet && (
          <WhenSettled>
            <MemberTools />
          </WhenSettled>
        )}
        {(isSheet || state.stage === 'failed') && (
          <ProductLinks failed={state.stage === 'failed' ? state.area : null} />
        )}
        <Parcels place="menu" />
      </div>
    </nav>
  )
}

/** The first place is where the sheet was opened; the second is where the player went. */
function closeOnMove(close: () => void): () => void {
  let isFirst = true
  return () => {
    if (!isFirst) close()
    isFirst = false
  }
}

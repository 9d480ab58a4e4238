import { Skeleton, useSwipeDown } from '@touchline/ui'
import { useRef } from 'react'
import type { Observable } from 'rxjs'
import { NOTHING, type SlipSummary } from '../../state/slip-summary'
import type { Layout } from '../../state/use-layout'
import { useStream } from '../../state/use-stream'
import { useWords } from '../use-words'
import styles from './frame.module.css'
import { ParcelFailure } from './parcel-failure'
import { Parcels, usePlaceState } from './parcels'
import { SheetHead } from './sheet-head'

interface PanelProps {
  layout: Layout
  summary$: Observable<SlipSummary>
  open: boolean
  onClose: () => void
}

/** Bet slip and My Bets: first in the left column, or over the page where there is no column. */
export function SlipPanel({ layout, summary$, open, onClose }: PanelProps) {
  const t = useWords()
  const state = usePlaceState('slip')
  const { text } = useStream(summary$, NOTHING)
  const box = useRef<HTMLElement>(null)
  useSwipeDown(box, open && layout.left === 'sheet', onClose)
  return (
    <section ref={box} id="slip" tabIndex={-1} className={styles.slip} aria-label={t('landmark.slip')}>
      {/* Its tabs say what it is. */}
      {layout.left !== 'column' && (
        <SheetHead title={t('landmark.slip')} untitled open={open} onClose={onClose} />
      )}
      <div className={styles.sheetBody}>
        <Parcels place="slip" />
        {(state.stage === 'loading' || state.stage === 'idle') && (
          <div className={styles.loading}>
            <Skeleton height="40px" />
            <Skeleton height="120px" />
          </div>
        )}
        {state.stage === 'failed' && (
          <ParcelFailure state={state} icon="slip" of="slip">
            {text && <p className={styles.kept}>{text}</p>}
          </ParcelFailure>
        )}
      </div>
    </section>
  )
}

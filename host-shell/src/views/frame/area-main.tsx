import { Skeleton } from '@touchline/ui'
import type { ReactNode } from 'react'
import { PlaceBox } from '../place-box'
import { useShell } from '../shell-context'
import { useAreas } from '../use-areas'
import { usePlace } from '../use-place'
import { useRoute } from '../use-route'
import { useWords } from '../use-words'
import { AreaError } from './area-error'
import styles from './frame.module.css'
import { useArea } from './use-area'

const ROWS = [88, 40, 72, 72, 72, 40, 72, 72, 72]

/** The page itself: an area, its placeholder while it loads, or its failure. */
export function AreaMain({ page }: { page: ReactNode }) {
  const { places } = useShell()
  const t = useWords()
  const state = useArea('main')
  const areas = useAreas()
  const owner = useRoute(usePlace().pathname)?.owner ?? ''
  const isLoading = state.stage === 'loading' || (state.stage === 'idle' && areas.includes(owner))
  return (
    <main id="main" tabIndex={-1} className={styles.main} aria-label={t('landmark.main')}>
      {page}
      <PlaceBox element={places.main} />
      {!page && isLoading && (
        <div className={styles.loading} role="status" aria-label={t('loading')}>
          {ROWS.map((height, row) => (
            <Skeleton key={row} height={`${height}px`} />
          ))}
        </div>
      )}
      {!page && state.stage === 'failed' && <AreaError state={state} />}
    </main>
  )
}

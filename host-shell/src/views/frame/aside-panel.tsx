import { useWords } from '../use-words'
import styles from './frame.module.css'
import { ParcelFailure } from './parcel-failure'
import { Parcels, usePlaceState } from './parcels'
import { SheetHead } from './sheet-head'

/**
 * Content beside the board. Closed means gone: nothing hidden goes on playing. `onClose` is there in a
 * drawer.
 */
export function AsidePanel({ onClose }: { onClose: (() => void) | null }) {
  const t = useWords()
  const state = usePlaceState('aside')
  return (
    <aside className={styles.aside} aria-label={t('landmark.aside')}>
      {onClose && <SheetHead title={t('landmark.aside')} open onClose={onClose} />}
      <Parcels place="aside" />
      {state.stage === 'failed' && (
        <div className={styles.card}>
          <ParcelFailure state={state} icon="aside" of="aside" />
        </div>
      )}
    </aside>
  )
}

import { PlaceBox } from '../place-box'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './frame.module.css'
import { ParcelFailure } from './parcel-failure'
import { SheetHead } from './sheet-head'
import { useParcel } from './use-parcel'

/** What goes on beside the board. Closed means gone: nothing hidden goes on playing. `onClose` is there in a drawer. */
export function AsidePanel({ onClose }: { onClose: (() => void) | null }) {
  const { places } = useShell()
  const t = useWords()
  const state = useParcel('aside')
  return (
    <aside className={styles.aside} aria-label={t('landmark.aside')}>
      {onClose && <SheetHead title={t('landmark.aside')} open onClose={onClose} />}
      <PlaceBox element={places.aside} />
      {state.stage === 'failed' && (
        <div className={styles.card}>
          <ParcelFailure state={state} icon="aside" of="aside" />
        </div>
      )}
    </aside>
  )
}

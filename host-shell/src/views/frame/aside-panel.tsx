import { PlaceBox } from '../place-box'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './frame.module.css'
import { ParcelFailure } from './parcel-failure'
import { useParcel } from './use-parcel'

/** Live TV, radar, hot matches. Closed means gone: no hidden video goes on playing. */
export function AsidePanel() {
  const { places } = useShell()
  const t = useWords()
  const state = useParcel('aside')
  return (
    <aside className={styles.aside} aria-label={t('landmark.aside')}>
      <PlaceBox element={places.aside} />
      {state.stage === 'failed' && (
        <div className={styles.card}>
          <ParcelFailure state={state} icon="live" of="aside" />
        </div>
      )}
    </aside>
  )
}

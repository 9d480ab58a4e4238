import { Icon } from '@touchline/ui'
import { KEPT } from '../../services/storage'
import { Announcements } from '../late-pages'
import { useShell } from '../shell-context'
import { WhenSettled } from '../when-settled'
import styles from './frame.module.css'

/** The place of the announcements; they come with their code once the page shows what it was opened for. */
export function AnnouncementStrip() {
  const { storage } = useShell()
  // The first announcement of the last visit until new ones load: the strip is never blank, and the page
  // below does not move.
  const last = storage.read(KEPT.announced)
  const place = last !== '' && (
    <div className={styles.strip}>
      <Icon name="info" size={16} className={styles.stripIcon} />
      <p>{last || '\u00a0'}</p>
    </div>
  )
  return (
    <WhenSettled fallback={place}>
      <Announcements place={place} />
    </WhenSettled>
  )
}

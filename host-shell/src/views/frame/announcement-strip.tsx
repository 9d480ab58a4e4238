import { Icon } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { Suspense, useEffect, useState } from 'react'
import { KEYS } from '../../services/storage'
import { useShell } from '../shell-context'
import styles from './frame.module.css'

const Announcements = lazily(async () => (await import('./announcements')).Announcements)

/** The place of the announcements; they come with their code once the page shows what it was opened for. */
export function AnnouncementStrip() {
  const { storage, composition } = useShell()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    void composition.settled().then(() => setDue(true))
  }, [composition])
  // The first of the last time until they come: the strip is never blank, and what stands below it does not move.
  const last = storage.read<string>(KEYS.announced)
  const place = last !== '' && (
    <div className={styles.strip}>
      <Icon name="info" size={16} className={styles.stripIcon} />
      <p>{last || '\u00a0'}</p>
    </div>
  )
  if (!isDue) return place
  return (
    <Suspense fallback={place}>
      <Announcements place={place} />
    </Suspense>
  )
}

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
  // Where there were some the last time there will be some: what stands below does not move when they come.
  const place = storage.read<boolean>(KEYS.announced) !== false && (
    <div className={styles.strip}>
      <p>{'\u00a0'}</p>
    </div>
  )
  if (!isDue) return place
  return (
    <Suspense fallback={place}>
      <Announcements place={place} />
    </Suspense>
  )
}

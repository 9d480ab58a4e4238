import { marqueeList, type ResponseOf } from '@touchline/contracts/calls'
import { LIMITS } from '@touchline/contracts/limits'
import { Icon, IconButton } from '@touchline/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { KEPT } from '../../services/storage'
import { SPREAD_MS } from '../../services/unread-messages'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './frame.module.css'

type Announcement = ResponseOf<typeof marqueeList>['announcements'][number]

const REFRESH_MS = 300_000

/**
 * Announcements in the language of the page, asked for once the page shows what it was opened for, or at once where no area
 * is awaited, again when something was announced, and every few minutes; null until the first answer.
 */
export function useAnnouncements({ atOnce = false } = {}): readonly Announcement[] | null {
  const { call, composition, live, locale } = useShell()
  const language = useStream(locale.language$)
  const [announcements, setAnnouncements] = useState<readonly Announcement[] | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      const result = await call(marqueeList, { language }, { quiet: true, signal: abort.signal })
      if (result.kind === 'ok' && !abort.signal.aborted) setAnnouncements(result.data.announcements)
    }
    const first = atOnce ? Promise.resolve() : composition.settled()
    void first.then(() => (abort.signal.aborted ? undefined : ask()))
    const timer = setInterval(ask, REFRESH_MS)
    let later: ReturnType<typeof setTimeout> | undefined
    const following = live.member$.subscribe((message) => {
      if (message.t !== 'messages' || message.unread) return
      clearTimeout(later)
      later = setTimeout(ask, Math.random() * SPREAD_MS)
    })
    return () => {
      abort.abort()
      following.unsubscribe()
      clearTimeout(later)
      clearInterval(timer)
    }
  }, [atOnce, call, composition, live, language])
  return announcements
}

/**
 * One announcement at a time, in its `place` until the first answer; it can be stopped, and starts stopped
 * for members who prefer less motion.
 */
export function Announcements({ place }: { place: ReactNode }) {
  const { storage, brand } = useShell()
  const t = useWords()
  const announcements = useAnnouncements()
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(
    () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
  )
  const count = announcements?.length ?? 0
  const turnMs = (brand.intervals?.showSeconds ?? LIMITS.showIntervalSeconds) * 1000
  useEffect(() => {
    if (paused || count < 2) return
    const timer = setInterval(() => setAt((last) => last + 1), turnMs)
    return () => clearInterval(timer)
  }, [paused, count, turnMs])
  useEffect(() => {
    if (announcements) storage.write(KEPT.announced, announcements[0]?.text ?? '')
  }, [announcements, storage])
  const shown = announcements?.[((at % count) + count) % count]
  if (!announcements) return place
  if (!shown) return null
  return (
    <section className={styles.strip} aria-label={t('landmark.announcements')}>
      <Icon name="info" size={16} className={styles.stripIcon} />
      <p title={shown.text}>{shown.text}</p>
      {count > 1 && (
        <div className={styles.stripTools}>
          <span>
            {(((at % count) + count) % count) + 1} / {count}
          </span>
          <IconButton
            icon="chevronLeft"
            size={16}
            label={t('strip.previous')}
            onClick={() => setAt(at - 1)}
          />
          <IconButton
            icon={paused ? 'live' : 'pause'}
            size={16}
            label={t(paused ? 'strip.play' : 'strip.pause')}
            onClick={() => setPaused(!paused)}
          />
          <IconButton icon="chevronRight" size={16} label={t('strip.next')} onClick={() => setAt(at + 1)} />
        </div>
      )}
    </section>
  )
}

import { type ResponseOf, uxMenu } from '@touchline/contracts/calls'
import { WORDED } from '@touchline/contracts/limits'
import { Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { focusBack } from '../../services/focus-back'
import { scrollBack } from '../../services/scroll-back'
import { useAnnouncements } from '../frame/announcements'
import { BrandMark } from '../header/brand-mark'
import { Clock } from '../header/clock'
import { LanguageMenu } from '../header/language-menu'
import { useShell } from '../shell-context'
import { useMenu } from '../use-entries'
import { useWords } from '../use-words'
import styles from './landing.module.css'
import { LoginCard } from './login-card'
import { Pitch } from './pitch'

/** The page for visitors: the brand, today's matches, and the login. */
export function Landing() {
  const { brand } = useShell()
  const t = useWords()
  const announcement = useAnnouncements({ atOnce: true })?.[0]
  useWayBack()
  return (
    <div className={styles.page}>
      <Pitch />
      <header className={styles.header}>
        <BrandMark brand={brand} />
        <span className={styles.clock}>
          <Clock />
        </span>
        <LanguageMenu full className={styles.language} />
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <p className={styles.claim}>{t('landing.claim1')}</p>
          <p className={styles.claim}>{t('landing.claim2')}</p>
          <p className={styles.offer}>{t('landing.offer')}</p>
          <Products />
          <Counts />
        </div>
        <LoginCard />
      </main>
      <footer className={styles.footer} data-empty={!announcement}>
        {announcement && (
          <p>
            <Icon name="info" size={18} />
            {announcement.text}
          </p>
        )}
        <p className={styles.limits}>{t('landing.limits')}</p>
      </footer>
    </div>
  )
}

/** After another login the page returns with its scroll position. */
function useWayBack() {
  const { session, location } = useShell()
  useEffect(
    () => () => {
      if (!session.account) return
      scrollBack(location.scrollTopAtEnd, window)
      focusBack(window)
    },
    [session, location],
  )
}

/** Names of the brand's products, if more than one can be played. */
function Products() {
  const names = useMenu().filter(({ product }) => product !== null)
  if (names.length < 2) return null
  return <p className={styles.offer}>{names.map(({ label }) => label).join(' · ')}</p>
}

type Menu = ResponseOf<typeof uxMenu>

/** One language is no offer. */
const isWorthShowing = ([name, count]: readonly [string, number]): boolean =>
  name !== 'languages' || count > 1

/** How much there is to see; nothing at all while nobody knows. */
function Counts() {
  const { call, brand } = useShell()
  const t = useWords()
  const [menu, setMenu] = useState<Menu | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    void call(uxMenu, {}, { quiet: true, signal: abort.signal }).then((result) => {
      if (result.kind === 'ok') setMenu(result.data)
    })
    return () => abort.abort()
  }, [call])
  if (!menu) return <div className={styles.counts} />
  const sum = (of: 'today' | 'live') => menu.sports.reduce((total, sport) => total + sport[of], 0)
  const counts = [
    // Today includes matches in play, as on the board.
    ['today', sum('today') + sum('live')],
    ['live', sum('live')],
    ['languages', brand.languages.filter((id) => WORDED.includes(id)).length],
  ] as const
  return (
    <dl className={styles.counts}>
      {counts.filter(isWorthShowing).map(([name, count]) => (
        <div key={name}>
          <dt>{t(`landing.${name}`)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

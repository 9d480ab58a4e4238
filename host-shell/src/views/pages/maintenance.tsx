import { version } from '@touchline/contracts'
import { Button } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { BrandMark } from '../header/brand-mark'
import { clockText } from '../header/clock'
import { LanguageMenu } from '../header/language-menu'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './pages.module.css'

const ASK_MS = 30_000

/** The product is closed: until when, and back by itself as soon as it is open. */
export function Maintenance({ until }: { until: number | null }) {
  const { brand, call, maintenance } = useShell()
  const t = useWords()
  const [ends, setEnds] = useState(until)
  useEffect(() => {
    const ask = async () => {
      const result = await call(version, {}, { quiet: true })
      if (result.kind === 'ok') setEnds(result.data.maintenance_until)
    }
    // A page that was served closed is served open again by the edge alone.
    const timer = setInterval(maintenance ? () => window.location.reload() : ask, ASK_MS)
    if (!maintenance) void ask()
    return () => clearInterval(timer)
  }, [call, maintenance])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BrandMark name={brand.name} />
        <LanguageMenu full />
      </header>
      <main className={styles.centre}>
        <h1>{t('maintenance.title')}</h1>
        <p>{t('maintenance.text')}</p>
        {ends !== null && (
          <p className={styles.until}>
            {t('maintenance.until', { time: `${dayText(ends)} ${clockText(ends).slice(0, 5)} GMT+8` })}
          </p>
        )}
        <Button look="primary" size="large" onClick={() => window.location.assign('/')}>
          {t('tryAgain')}
        </Button>
        <p className={styles.support}>{brand.support.text}</p>
      </main>
    </div>
  )
}

/** Day and month in GMT+8, `23/11`. */
const dayText = (at: number): string => {
  const [, month = '', day = ''] = new Date(at + 8 * 3_600_000).toISOString().slice(0, 10).split('-')
  return `${day}/${month}`
}

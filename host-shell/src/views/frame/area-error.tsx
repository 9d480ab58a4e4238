import { clockTime } from '@touchline/rules'
import { Button, Icon } from '@touchline/ui'
import { useState } from 'react'
import type { FailedArea } from '../../composition/composition'
import { useNow } from '../../state/use-now'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useMenu } from '../use-entries'
import { useWords } from '../use-words'
import styles from './area-error.module.css'

/** Why an area is not there, what still works, and how to get it back. */
export function AreaError({ state }: { state: FailedArea }) {
  const { host, network } = useShell()
  const isOffline = useStream(network.state$) === 'offline'
  const products = useMenu()
  const t = useWords()
  const now = useNow(host.now)
  const [copied, setCopied] = useState(false)
  const { area, version, fault, code, at, retryAt, message } = state
  const running = `${area}@${version}`
  const facts = `${code} · ${running} · ${clockTime(at)} GMT+8`
  const copy = async () => {
    await navigator.clipboard?.writeText(`${facts}\n${message}`).catch(() => undefined)
    setCopied(true)
  }
  return (
    <>
      <section className={styles.panel} role="alert">
        <BrokenPitch />
        <h1 className={styles.title}>
          {t('areaError.title', { area: t(`area.${area}`, { defaultValue: area }) })}
        </h1>
        <p className={styles.text}>
          {isOffline ? t('areaError.offline') : `${t(`areaError.fault.${fault}`)} ${t('areaError.safe')}`}
        </p>
        {retryAt !== null && (
          <p className={styles.text} aria-live="off">
            {t('areaError.retryIn', { seconds: Math.max(0, Math.ceil((retryAt - now) / 1000)) })}
          </p>
        )}
        <div className={styles.actions}>
          <Button look="primary" size="large" onClick={() => state.retry()}>
            <Icon name="refresh" size={18} />
            {t('tryAgain')}
          </Button>
        </div>
        <p className={styles.facts}>
          {t('areaError.code')} {facts}{' '}
          <button type="button" onClick={() => void copy()}>
            {t(copied ? 'areaError.copied' : 'areaError.copy')}
          </button>
        </p>
      </section>
      {/* Nothing else loads without a connection. */}
      <section className={styles.open} hidden={isOffline}>
        <h2>{t('areaError.stillOpen')}</h2>
        <div className={styles.cards}>
          {products
            .filter((product) => product.area !== area)
            .map((product) => (
              <ShellLink key={product.id} to={product.to} className={styles.card}>
                <Icon name={product.icon} />
                {product.label}
              </ShellLink>
            ))}
        </div>
      </section>
    </>
  )
}

function BrokenPitch() {
  return (
    <svg viewBox="0 0 168 80" width="168" height="80" fill="none" strokeWidth="1.500" aria-hidden="true">
      <path
        d="M0 78h62M106 78h62M20 78V2h128v76M20 26h20v30H20M148 26h-20v30h20M84 2v12m0 24v14"
        className={styles.lines}
      />
      <circle cx="84" cy="26" r="12" className={styles.lines} />
      <path d="m62 78 10-14 6 8 7-14 8 14 5-6 8 12" className={styles.tear} />
    </svg>
  )
}

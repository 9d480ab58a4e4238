import { LANGUAGE_TAG } from '@touchline/contracts/limits'
import { clockTime } from '@touchline/rules'
import { Badge, Button, Icon } from '@touchline/ui'
import { useNow } from '../../state/use-now'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import { countdownText, dayText, localTimeText } from './clock-words'
import styles from './maintenance.module.css'

interface ClosingCardProps {
  /** Null where nobody knows. */
  until: number | null
  /** The closed product, if only one is closed. */
  product?: string
  /** Checks whether it is open again; without it the page is notified. */
  again?: () => void
}

/** Replaces something closed: until when, and how long that is. */
export function ClosingCard({ until, product, again }: ClosingCardProps) {
  const { locale } = useShell()
  const t = useWords()
  const language = useStream(locale.language$)
  return (
    <>
      <div className={styles.head} role="status">
        <Badge tone="warning">
          <Icon name="clock" size={14} /> {t('maintenance.word')}
          {product && ` · ${product}`}
        </Badge>
        <h1>
          {until === null
            ? t('maintenance.title')
            : t('maintenance.titleUntil', { time: clockTime(until).slice(0, 5) })}
        </h1>
      </div>
      <p>
        {until !== null && `${dayText(until, LANGUAGE_TAG[language])}. `}
        {t('maintenance.text')}
      </p>
      <Times ends={until} tag={LANGUAGE_TAG[language]} />
      {again ? (
        <div className={styles.actions}>
          <Button look="primary" size="large" onClick={again}>
            <Icon name="refresh" size={18} />
            {t('maintenance.check')}
          </Button>
          <span>{t('maintenance.checks')}</span>
        </div>
      ) : (
        <p>{t('maintenance.comesBack')}</p>
      )}
    </>
  )
}

function Times({ ends, tag }: { ends: number | null; tag: string }) {
  const { host } = useShell()
  const t = useWords()
  const now = useNow(host.now)
  return (
    <dl className={styles.times}>
      {ends !== null && (
        <div>
          <dt>{t('maintenance.backIn')}</dt>
          <dd translate="no">{ends > now ? countdownText(ends - now) : t('maintenance.soon')}</dd>
        </div>
      )}
      <div>
        <dt>{t('maintenance.now')}</dt>
        <dd translate="no">{clockTime(now)}</dd>
      </div>
      <div>
        <dt>{t('maintenance.yours')}</dt>
        <dd translate="no">{localTimeText(now, tag)}</dd>
      </div>
    </dl>
  )
}

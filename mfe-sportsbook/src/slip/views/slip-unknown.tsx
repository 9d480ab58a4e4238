import { clockTime } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { legsOf } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import { PressButton } from './press-button'
import { pendingForm } from './press-form'
import styles from './slip.module.css'
import { useEntry } from './slip-context'
import { SlipFacts } from './slip-facts'
import { SlipLegCard } from './slip-leg-card'
import { SlipNotice } from './slip-notice'
import { SlipReturns } from './slip-returns'
import { SlipLockedStake } from './slip-stake-field'

/**
 * The result of the bet is unknown: the slip looks up its key, and nothing can be pressed. Messages are below
 * the button, which keeps its place.
 */
export const SlipUnknown = observer(function SlipUnknown({
  stage: { sent, checks },
}: {
  stage: Extract<SlipStage, { stage: 'unknown' }>
}) {
  const { t } = useWords()
  const { selection, wager } = useEntry()
  const [leg] = legsOf(sent)
  const facts = [
    { name: t('unknown.sent'), value: `${clockTime(sent.sentAt)} GMT+8` },
    { name: t('unknown.request'), value: shortKey(sent.request.idem_key) },
    { name: t('unknown.checked'), value: t('unknown.checks', { count: checks }) },
  ]
  return (
    <>
      {leg && <SlipLegCard leg={leg} match={selection.match} />}
      <div className={styles.form}>
        <SlipLockedStake
          entry={wager}
          placed={{ stake: sent.request.stake, currency: sent.currency }}
          meanwhile={<p className={styles.hint}>{t('unknown.text')}</p>}
        />
        <SlipReturns risk={sent.risk} win={sent.win} currency={sent.currency} />
        <PressButton form={pendingForm('checking')} />
        <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
        <SlipFacts facts={facts} />
      </div>
    </>
  )
})

/** First and last characters: enough to name it to the support. */
const shortKey = (key: string): string => `${key.slice(0, 6)}…${key.slice(-4)}`

import { formatMoney, formatOdds, lineText, scoreText } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type SlipLeg, slipLegOf } from '../../shared/domain/slip-leg'
import { isScoreMove, opensAgain, type SlipGate, type SlipLock } from '../domain/slip-gate'
import { figuresOf } from '../domain/slip-stake'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { errorText, lockReasonWords } from './slip-words'

/** The notice of a move, or the reason of a lock. */
export const SlipGateNotice = observer(function SlipGateNotice({ gate }: { gate: SlipGate }) {
  switch (gate.gate) {
    case 'confirm':
      return null
    case 'accept_price':
      return <MovedPrice gate={gate} />
    case 'accept_line':
      return <MovedLine gate={gate} />
    case 'locked':
      return <LockNotice lock={gate.lock} />
  }
})

const MovedPrice = observer(function MovedPrice({
  gate,
}: {
  gate: Extract<SlipGate, { gate: 'accept_price' }>
}) {
  const { t } = useWords()
  const { wager } = useEntry()
  const { state } = useSlip()
  const stake = wager.money?.stake ?? null
  const prices = { from: formatOdds(gate.from.odds), to: formatOdds(gate.terms.odds) }
  const was = stake === null ? null : figuresOf(stake, gate.from)
  return (
    <>
      <SlipNotice tone="warning" title={t('moved.title')}>
        {was
          ? t('moved.text', {
              ...prices,
              risk: formatMoney(was.risk, state.currency),
              win: formatMoney(was.win, state.currency),
            })
          : t('moved.textPlain', prices)}
      </SlipNotice>
      <p className={styles.hint}>{t('moved.onePress')}</p>
    </>
  )
})

/** A new line, or a score that makes another bet of the same line. */
const MovedLine = observer(function MovedLine({
  gate: { from, terms },
}: {
  gate: Extract<SlipGate, { gate: 'accept_line' }>
}) {
  const { t } = useWords()
  const { match } = useEntry().selection
  const words = isScoreMove(from, terms) ? 'score' : 'line'
  const score = terms.score ? scoreText(terms.score) : ''
  return (
    <SlipNotice tone="warning" title={t(`moved.${words}Title`)}>
      {match && `${t('leg.was')} ${pricedText(slipLegOf(match, from))}. `}
      {from.score && terms.score && from.score.join() !== terms.score.join() && (
        <b>{`${scoreText(from.score)} → ${score}. `}</b>
      )}
      {t(`moved.${words}Text`, { score })}
    </SlipNotice>
  )
})

/** "−0.5 @ −0.96". */
export function pricedText(leg: SlipLeg): string {
  const line = lineText(leg)
  return line === null ? formatOdds(leg.odds) : `${line} @ ${formatOdds(leg.odds)}`
}

function LockNotice({ lock }: { lock: SlipLock }) {
  const { t } = useWords()
  switch (lock.lock) {
    case 'loading':
      return null
    case 'view_only':
      return (
        <SlipNotice tone="info" icon="lock" title={t('lock.viewOnly')}>
          {t('lock.viewOnlyText')}
        </SlipNotice>
      )
    case 'stale':
      return (
        <SlipNotice tone="warning" icon="clock" title={t('lock.stale')}>
          {t('lock.staleText')}
        </SlipNotice>
      )
    case 'maintenance':
    case 'offline':
      // The form shows it.
      return null
    case 'unquoted':
      return (
        <SlipNotice tone="warning" title={t('lock.unquoted')}>
          {errorText(t, lock.code)} {t('lock.unquotedText')}
        </SlipNotice>
      )
    case 'suspended':
      return (
        <SlipNotice
          tone="warning"
          icon="lock"
          title={t('lock.suspended', { reason: lockReasonWords(t, lock.why) })}
        >
          {opensAgain(lock.why) ? t('lock.suspendedText') : t('lock.refusedText')}
        </SlipNotice>
      )
    case 'closed':
      return (
        <SlipNotice tone="warning" title={t('lock.closed')}>
          {lockReasonWords(t, lock.why)}
        </SlipNotice>
      )
  }
}

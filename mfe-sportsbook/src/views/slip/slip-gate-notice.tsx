import { exposure, formatMoney, formatOdds } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { slipConsent } from '../../domain/slip-consent'
import type { SlipGate, SlipLock } from '../../domain/slip-gate'
import { useSelection, useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { errorText, lockReasonWords } from './slip-words'

/** Says what moved, or why nothing can be pressed. Every locked thing says why in words. */
export const SlipGateNotice = observer(function SlipGateNotice({ gate }: { gate: SlipGate }) {
  const { t } = useWords()
  switch (gate.gate) {
    case 'confirm':
      return null
    case 'accept_price':
      return <MovedPrice gate={gate} />
    case 'accept_line': {
      const isScore =
        gate.from.line === gate.terms.line && slipConsent(gate.from, gate.terms, 'any') === 'line'
      const score = gate.terms.score?.join('-') ?? ''
      return isScore ? (
        <SlipNotice tone="warning" title={t('moved.scoreTitle')}>
          {t('moved.scoreText', { score })}
        </SlipNotice>
      ) : (
        <SlipNotice tone="warning" title={t('moved.lineTitle')}>
          {t('moved.lineText')}
        </SlipNotice>
      )
    }
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
  const selection = useSelection()
  const { state } = useSlip()
  const stake = selection.slip.money?.stake ?? null
  const prices = { from: formatOdds(gate.from.odds), to: formatOdds(gate.terms.odds) }
  const was = stake === null ? null : exposure({ stake, odds: gate.from.odds, oddsType: gate.from.oddsType })
  return (
    <SlipNotice tone="warning" title={t('moved.title')}>
      {was
        ? t('moved.text', {
            ...prices,
            risk: formatMoney(was.risk, state.currency),
            win: formatMoney(was.win, state.currency),
          })
        : t('moved.textPlain', prices)}
    </SlipNotice>
  )
})

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
    case 'offline':
      return (
        <SlipNotice tone="warning" title={t('lock.offline')}>
          {t('lock.offlineText')}
        </SlipNotice>
      )
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
          {t('lock.suspendedText')}
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

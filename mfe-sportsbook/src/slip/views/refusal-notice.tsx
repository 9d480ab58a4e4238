import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { SlipRefusal } from '../domain/slip-draft'
import { LazyRefusalRule } from './lazy-more'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { refusalWords } from './slip-words'
import { isAboutStake } from './stake-error'

/** The refusal of a bet, unless the stake or the page already shows it. */
export const RefusalNotice = observer(function RefusalNotice({
  refusal,
  children,
}: {
  refusal: SlipRefusal | null
  /** Closes the notice where it covers something. */
  children?: ReactNode
}) {
  const { t } = useWords()
  const { state } = useSlip()
  const isShown = refusal?.code === 'game_maintenance' && state.closedUntil !== null
  if (!refusal || isShown || isAboutStake(refusal.code)) return null
  return (
    <SlipNotice tone="warning" title={t('refused.title')}>
      {t('refused.text', { reason: refusalWords(t, refusal, state.currency) })}{' '}
      <LazyRefusalRule code={refusal.code} />
      {children}
    </SlipNotice>
  )
})

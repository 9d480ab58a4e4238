import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { SlipRefusal } from '../domain/slip-draft'
import { LazyRefusalRule } from './lazy-more'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { maintenanceText, refusalWords } from './slip-words'
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

/**
 * There is no connection, or the sportsbook is closed, so that no press bets; after a press without a connection also that
 * nothing of it was sent.
 */
export const OfflineNotice = observer(function OfflineNotice({ wasPressed }: { wasPressed: boolean }) {
  const { t } = useWords()
  const { state } = useSlip()
  if (state.closedUntil !== null)
    return (
      <div role="status">
        <SlipNotice tone="warning" icon="clock" title={maintenanceText(t, state.closedUntil)}>
          {t('lock.maintenanceText')}
        </SlipNotice>
      </div>
    )
  if (state.freshness !== 'lost') return null
  return (
    <div role="status">
      <SlipNotice tone="warning" title={t('lock.offline')}>
        {wasPressed && <b>{t('lock.notSent')} </b>}
        {t('lock.offlineText')}
      </SlipNotice>
    </div>
  )
})

/**
 * `press` reports a press on the button; `wasLost` is true after a press without a connection until there is
 * one.
 */
export function useOfflinePress(): { readonly wasLost: boolean; readonly press: () => void } {
  const { state } = useSlip()
  const [wasPressed, setPressed] = useState(false)
  const isLost = state.freshness === 'lost'
  if (wasPressed && !isLost) setPressed(false)
  return { wasLost: wasPressed && isLost, press: () => setPressed(isLost) }
}

import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { stakeTextOf } from '../domain/slip-stake'
import type { StakeEntry } from '../domain/stake-input'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import stakeStyles from './slip-stake.module.css'
import { SlipStakeChips } from './slip-stake-chips'

interface StakeHelpProps {
  entry: StakeEntry
  text: string
  isLocked: boolean
  error: string | null
  note?: string | null | undefined
  errorId: string
  limitsId: string
  /** Limits that are not known do not come soon: it is suspended, or offered no more. */
  isShut?: boolean
  /** Is shown in their room while they are locked. */
  meanwhile?: ReactNode
}

/**
 * Quick stakes and limits. Messages about the stake cover the limits, longer ones both. Locked, they give their
 * room to `meanwhile`.
 */
export const StakeHelp = observer(function StakeHelp(props: StakeHelpProps) {
  const { entry, text, isLocked, error, note, errorId, limitsId, meanwhile, isShut } = props
  // A limit has lowered the stake, and the balance is still too short: both messages are shown.
  const messages = error && note ? `${note} ${error}` : (error ?? note)
  const hasMeanwhile = isLocked && Boolean(meanwhile)
  /** A note is shown whole in every language: it takes the room of the quick stakes. */
  const [isHigh, setHigh] = useState(false)
  const help = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const room = help.current
    const text = room?.querySelector<HTMLElement>(`.${stakeStyles.whole}`)
    setHigh(Boolean(room && text && text.offsetHeight > room.clientHeight))
  })
  return (
    <>
      <div className={hasMeanwhile || isHigh ? styles.unseen : undefined}>
        <SlipStakeChips entry={entry} text={text} isLocked={isLocked} isShut={isShut} />
      </div>
      <div className={stakeStyles.help} ref={help}>
        <div className={hasMeanwhile || messages ? styles.unseen : undefined}>
          <SlipStakeLimits id={limitsId} entry={entry} isLocked={isLocked} />
        </div>
        <p
          id={errorId}
          className={`${error ? stakeStyles.fieldError : note ? stakeStyles.adjusted : styles.hint} ${note ? stakeStyles.whole : ''}`}
          role={error ? 'alert' : 'status'}
          title={messages ?? undefined}
        >
          {note && !error && (
            <>
              <Icon name="warning" size={12} />{' '}
            </>
          )}
          {messages}
        </p>
        {hasMeanwhile && <div className={stakeStyles.meanwhile}>{meanwhile}</div>}
      </div>
    </>
  )
})

/**
 * Minimum, maximum and payout limit of the selection, and the remaining match limit; a press stakes the first
 * two.
 */
export const SlipStakeLimits = observer(function SlipStakeLimits({
  id,
  entry,
  isLocked,
}: {
  id: string
  entry: StakeEntry
  isLocked: boolean
}) {
  const { t } = useWords()
  const { state } = useSlip()
  const { limits } = entry
  if (!limits?.maxBet) return null
  const amount = (minor: number) => stakeTextOf(minor, state.currency)
  return (
    <p id={id} className={stakeStyles.limits}>
      <button type="button" onClick={entry.setMin} disabled={isLocked}>
        {t('stake.minValue', { amount: amount(limits.minBet) })}
      </button>
      <button type="button" onClick={entry.setMax} disabled={isLocked}>
        {t('stake.maxValue', { amount: amount(limits.maxBet) })}
      </button>
      <span>{t('stake.payoutValue', { amount: amount(limits.maxPayout) })}</span>
      {entry.remainingStake !== undefined && (
        <span title={t('stake.matchTitle')}>
          {t('stake.matchValue', { amount: amount(entry.remainingStake) })}
        </span>
      )}
    </p>
  )
})

import { Icon } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useRef } from 'react'
import type { StakeEntry } from '../../domain/stake-entry'
import styles from './slip.module.css'
import stakeStyles from './slip-stake.module.css'
import { SlipStakeChips } from './slip-stake-chips'
import { SlipStakeLimits } from './slip-stake-limits'

interface StakeHelpProps {
  entry: StakeEntry
  text: string
  isLocked: boolean
  error: string | null
  note?: string | null | undefined
  /** The note takes more than two lines. */
  isLong?: boolean
  errorId: string
  limitsId: string
  /** Limits that are not known do not come soon: it is suspended, or offered no more. */
  isShut?: boolean
  /** What is to be seen in their room while they are locked. */
  meanwhile?: ReactNode
}

/**
 * Quick stakes and limits; what is to be said of the stake stands over the limits, and what takes more lines over both. Locked,
 * they leave their room to what is to be seen meanwhile; otherwise they stay in sight, and take no press.
 */
export const StakeHelp = observer(function StakeHelp(props: StakeHelpProps) {
  const { entry, text, isLocked, error, note, isLong = false, errorId, limitsId, meanwhile, isShut } = props
  // While a price is away its limits stay as they were last known.
  const known = useRef(entry.limits)
  if (entry.limits?.maxBet) known.current = entry.limits
  const limits = known.current?.maxBet ? known.current : null
  // A limit has lowered the stake, and even so the balance is short of it: both are said.
  const said = error && note ? `${note} ${error}` : (error ?? note)
  const hasMeanwhile = isLocked && Boolean(meanwhile)
  const isWhole = Boolean(note) && (isLong || Boolean(error))
  return (
    <>
      <div className={hasMeanwhile || isWhole ? styles.unseen : undefined}>
        <SlipStakeChips {...{ entry, limits, text, isLocked, isShut }} />
      </div>
      <div className={stakeStyles.help}>
        <div className={hasMeanwhile || said ? styles.unseen : undefined}>
          {limits && <SlipStakeLimits id={limitsId} {...{ entry, limits, isLocked }} />}
        </div>
        <p
          id={errorId}
          className={`${error ? stakeStyles.fieldError : note ? stakeStyles.adjusted : styles.hint} ${isWhole ? stakeStyles.whole : ''}`}
          role={error ? 'alert' : 'status'}
          title={said ?? undefined}
        >
          {note && !error && (
            <>
              <Icon name="warning" size={12} />{' '}
            </>
          )}
          {said}
        </p>
        {hasMeanwhile && <div className={stakeStyles.meanwhile}>{meanwhile}</div>}
      </div>
    </>
  )
})

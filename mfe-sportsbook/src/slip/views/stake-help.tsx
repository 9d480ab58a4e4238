import { Icon } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { StakeEntry } from '../domain/stake-entry'
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
  const { entry, text, isLocked, error, note, errorId, limitsId, meanwhile, isShut } = props
  // A limit has lowered the stake, and even so the balance is short of it: both are said.
  const said = error && note ? `${note} ${error}` : (error ?? note)
  const hasMeanwhile = isLocked && Boolean(meanwhile)
  /** A note stands there whole in every language: what it needs above the limits, quick stakes leave to it. */
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
        <div className={hasMeanwhile || said ? styles.unseen : undefined}>
          <SlipStakeLimits id={limitsId} entry={entry} isLocked={isLocked} />
        </div>
        <p
          id={errorId}
          className={`${error ? stakeStyles.fieldError : note ? stakeStyles.adjusted : styles.hint} ${note ? stakeStyles.whole : ''}`}
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

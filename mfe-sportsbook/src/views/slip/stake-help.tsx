import { observer } from 'mobx-react-lite'
import type { StakeEntry } from '../../domain/stake-entry'
import styles from './slip.module.css'
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
}

/**
 * Quick stakes and limits; what is to be said of the stake stands over the limits, and two things at once over both. Locked,
 * they leave their room behind.
 */
export const StakeHelp = observer(function StakeHelp(props: StakeHelpProps) {
  const { entry, text, isLocked, error, note, errorId, limitsId } = props
  // A limit has lowered the stake, and even so the balance is short of it: both are said.
  const said = error && note ? `${note} ${error}` : (error ?? note)
  return (
    <>
      <div className={isLocked || (error && note) ? styles.unseen : undefined}>
        <SlipStakeChips entry={entry} text={text} />
      </div>
      <div className={styles.help}>
        <div className={isLocked || said ? styles.unseen : undefined}>
          <SlipStakeLimits id={limitsId} entry={entry} />
        </div>
        <p
          id={errorId}
          className={`${error ? styles.fieldError : styles.hint} ${error && note ? styles.whole : ''}`}
          role={error ? 'alert' : 'status'}
          title={said ?? undefined}
        >
          {said}
        </p>
      </div>
    </>
  )
})

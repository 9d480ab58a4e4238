import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type Ref, useId } from 'react'
import type { SlipDraft } from '../../domain/slip-draft'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { SlipStakeChips } from './slip-stake-chips'
import { SlipStakeLimits } from './slip-stake-limits'

interface SlipStakeFieldProps {
  draft: SlipDraft
  isLocked: boolean
  /** What is wrong with it, said in the element with this id. */
  error: string | null
  errorId: string
  ref?: Ref<HTMLInputElement>
}

/** The amount with everything that helps to enter it. */
export const SlipStakeField = observer(function SlipStakeField({
  draft,
  isLocked,
  error,
  errorId,
  ref,
}: SlipStakeFieldProps) {
  const { t } = useWords()
  const { wager } = useEntry()
  const { state } = useSlip()
  const id = useId()
  return (
    <div className={styles.stake}>
      <div
        className={`${styles.field} ${error ? styles.fieldWrong : ''} ${isLocked ? styles.fieldLocked : ''}`}
      >
        <label htmlFor={id}>{t('stake.label', { currency: state.currency })}</label>
        <input
          ref={ref}
          id={id}
          name="stake"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={draft.stakeText}
          readOnly={isLocked}
          aria-invalid={error !== null}
          aria-describedby={`${errorId} ${id}-limits`}
          onChange={(event) => wager.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={({ relatedTarget }) => {
            // Confirm itself moves the stake into the limits and asks again, however long the button is held.
            if (!relatedTarget?.matches('[type="submit"]')) wager.leave()
          }}
        />
        {isLocked ? (
          <span className={styles.fieldIcon}>
            <Icon name="lock" size={14} />
          </span>
        ) : (
          <button
            type="button"
            className={styles.iconButton}
            onClick={wager.clear}
            aria-label={t('stake.clear')}
            hidden={draft.stakeText === ''}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
      {!isLocked && <SlipStakeChips draft={draft} />}
      {!isLocked && <SlipStakeLimits id={`${id}-limits`} />}
    </div>
  )
})

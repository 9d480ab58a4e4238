import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type Ref, useId } from 'react'
import type { SlipDraft } from '../../domain/slip-draft'
import { isOffered } from '../../domain/slip-gate'
import styles from './slip.module.css'
import { useSelection, useSlip } from './slip-context'
import { SlipStakeChips } from './slip-stake-chips'
import { SlipStakeLimits } from './slip-stake-limits'
import { stakeError } from './stake-error'

interface SlipStakeFieldProps {
  draft: SlipDraft
  isLocked: boolean
  ref?: Ref<HTMLInputElement>
}

/** The amount with everything that helps to enter it; what is wrong stands under it and belongs to it. */
export const SlipStakeField = observer(function SlipStakeField({
  draft,
  isLocked,
  ref,
}: SlipStakeFieldProps) {
  const { t } = useWords()
  const selection = useSelection()
  const { state } = useSlip()
  const id = useId()
  // What is not offered has no limits that a stake could exceed.
  const error = isOffered(selection.slip.gate)
    ? stakeError(t, draft, selection.slip.money, state.currency)
    : null
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
          aria-describedby={`${id}-error ${id}-limits`}
          onChange={(event) => selection.stake.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={({ relatedTarget }) => {
            // Confirm itself raises the stake and asks again, however long the button is held.
            if (!relatedTarget?.matches('[type="submit"]')) selection.stake.leave(draft.stakeText)
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
            onClick={selection.stake.clear}
            aria-label={t('stake.clear')}
            hidden={draft.stakeText === ''}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
      <p id={`${id}-error`} className={styles.fieldError} role={error ? 'alert' : undefined}>
        {error}
      </p>
      {!isLocked && <SlipStakeChips draft={draft} />}
      {!isLocked && <SlipStakeLimits id={`${id}-limits`} />}
    </div>
  )
})

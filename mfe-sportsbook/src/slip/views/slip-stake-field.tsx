import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, type Ref, useId } from 'react'
import type { PlacedBet } from '../domain/placed-bet'
import { stakeTextOf } from '../domain/slip-stake'
import type { FieldEntry } from '../domain/stake-input'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import stakeStyles from './slip-stake.module.css'
import { StakeHelp } from './stake-help'
import { StakeInput } from './stake-input'

interface SlipStakeFieldProps {
  entry: FieldEntry
  text: string
  /** "Stake MYR" by default. */
  label?: string
  isLocked: boolean
  /** The fault of the stake, else its adjustment, in place of the limits; the element has this id. */
  error: string | null
  note?: string | null
  errorId: string
  /** Is shown below the locked field. */
  meanwhile?: ReactNode
  /** Quick stakes and limits have their room below it. */
  hasHelp?: boolean
  isShut?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The stake with quick stakes, limits and its error. */
export const SlipStakeField = observer(function SlipStakeField({
  entry,
  text,
  label,
  isLocked,
  error: errorOfText,
  note,
  errorId,
  meanwhile,
  hasHelp = true,
  isShut = false,
  ref,
}: SlipStakeFieldProps) {
  const { t } = useWords()
  const { state } = useSlip()
  const id = useId()
  // The shown amount may be valid, and is still not the input.
  const error = entry.isMistyped ? t('field.invalidBetAmount') : errorOfText
  return (
    <div className={stakeStyles.stake}>
      <div
        className={`${stakeStyles.field} ${error ? stakeStyles.fieldWrong : ''} ${isLocked ? stakeStyles.fieldLocked : ''}`}
      >
        <label htmlFor={id}>{label ?? t('stake.label', { currency: state.currency })}</label>
        <StakeInput
          ref={ref}
          id={id}
          name="stake"
          entry={entry}
          text={text}
          readOnly={isLocked}
          aria-invalid={error !== null}
          aria-describedby={hasHelp ? `${errorId} ${id}-limits` : undefined}
        />
        {isLocked ? (
          <span className={stakeStyles.fieldIcon}>
            <Icon name="lock" size={14} />
          </span>
        ) : (
          <button
            type="button"
            className={styles.iconButton}
            onClick={entry.clear}
            aria-label={t('stake.clear')}
            hidden={text === ''}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
      {hasHelp && (
        <StakeHelp
          entry={entry}
          text={text}
          isLocked={isLocked}
          error={error}
          note={note}
          errorId={errorId}
          meanwhile={meanwhile}
          isShut={isShut}
          limitsId={`${id}-limits`}
        />
      )}
    </div>
  )
})

interface SlipLockedStakeProps {
  entry: FieldEntry
  placed: Pick<PlacedBet, 'stake' | 'currency'>
  /** Takes the place of quick stakes and limits; without it their room is not kept. */
  meanwhile?: ReactNode
}

/** The stake of a sent bet: the same field, locked. */
export const SlipLockedStake = observer(function SlipLockedStake({
  entry,
  placed: { stake, currency },
  meanwhile,
}: SlipLockedStakeProps) {
  const errorId = useId()
  return (
    <SlipStakeField
      entry={entry}
      errorId={errorId}
      meanwhile={meanwhile}
      text={stakeTextOf(stake, currency)}
      isLocked
      hasHelp={meanwhile !== undefined}
      error={null}
    />
  )
})

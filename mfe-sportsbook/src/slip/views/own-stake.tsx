import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { isEditing, type SlipEntry } from '../domain/slip-now'
import slipStyles from './slip.module.css'
import { useSlip } from './slip-context'
import styles from './slip-several.module.css'
import { ignoreRepeatedEnter, StakeInput } from './stake-input'

interface OwnStakeProps {
  entry: SlipEntry
  /** The form with the one button, which Enter presses. */
  formId: string
  /** The name of the selection. */
  name: string
  /** The sent stake in place of the field. */
  sent: string | null
  isWrong: boolean
  /** The id of its news. */
  newsId: string
}

/** The stake of one of several singles, beside its selection. */
export const OwnStake = observer(function OwnStake(props: OwnStakeProps) {
  const { entry, formId, name, sent, isWrong, newsId } = props
  const { t } = useWords()
  const { slip, state } = useSlip()
  const { wager } = entry
  if (sent !== null) {
    return (
      <span className={`${styles.own} ${styles.sent}`} translate="no">
        <span className={slipStyles.spoken}>{t('bets.stake')} </span>
        {sent}
      </span>
    )
  }
  return (
    <StakeInput
      id={ownFieldId(formId, entry)}
      form={formId}
      name="stake"
      className={styles.own}
      aria-label={`${t('stake.label', { currency: state.currency })}, ${name}`}
      placeholder={t('bets.stake')}
      entry={wager}
      text={wager.draft?.stakeText ?? ''}
      readOnly={!isEditing(entry)}
      aria-invalid={isWrong}
      aria-describedby={newsId}
      onKeyDown={(event) => {
        ignoreRepeatedEnter(event)
        if (event.key === 'Enter' && focusNextEmpty()) event.preventDefault()
      }}
      onFocus={() => slip.show(entry)}
    />
  )

  /** Enter moves to the next empty stake instead of betting. */
  function focusNextEmpty(): boolean {
    if (!wager.draft?.stakeText) return false
    const next = slip.all.slice(slip.all.indexOf(entry) + 1).find(isToBeFilled)
    if (next) document.getElementById(ownFieldId(formId, next))?.focus()
    return next !== undefined
  }
})

export const ownFieldId = (formId: string, { id }: SlipEntry): string => `${formId}-stake-${id}`

/** Offered, and without a stake. */
export const isToBeFilled = (entry: SlipEntry): boolean => {
  const { draft, kind, paysTooMuch } = entry.wager
  return isEditing(entry) && !draft?.stakeText && kind.on.readiness !== 'locked' && !paysTooMuch
}

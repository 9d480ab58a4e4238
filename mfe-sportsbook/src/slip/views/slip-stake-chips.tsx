import { quickStakes } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { stakeOf, stakeTextOf } from '../domain/slip-stake'
import type { StakeEntry } from '../domain/stake-input'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import stakeStyles from './slip-stake.module.css'

/** Amounts above 10,000 take two rows. */
const SHORT = 6
/** So many letters and digits of all six fit in one row of a phone; more have two rows of three. */
const LETTERS_OF_ROW = 28

/**
 * Stakes that the member may place in this currency, with the limits at both ends where there is room. Until a member's
 * limits are known nobody sees them; they only keep the room that those of the currency take.
 */
export const SlipStakeChips = observer(function SlipStakeChips({
  entry,
  text,
  isLocked,
  isShut = false,
}: {
  entry: StakeEntry
  text: string
  isLocked: boolean
  isShut?: boolean | undefined
}) {
  const { t } = useWords()
  const { state, brand } = useSlip()
  const { currency } = state
  const limits = entry.limits?.maxBet ? entry.limits : null
  const parsed = stakeOf(text, currency)
  const stakes = quickStakes({ currency, presets: brand.stakePresets[currency], limits })
  const texts = stakes.map((minor) => stakeTextOf(minor, currency))
  const isLong = texts.some((one) => one.length > SHORT)
  const all = [t('stake.min'), ...texts, t('stake.max')]
  const isLongRow = all.join('').length > LETTERS_OF_ROW
  const isAwaited = limits === null && !isShut && state.account !== null
  return (
    <fieldset
      className={`${stakeStyles.chips} ${isLong ? stakeStyles.longChips : ''} ${isLongRow ? stakeStyles.longRow : ''}`}
      disabled={isLocked}
      style={isAwaited ? { visibility: 'hidden' } : undefined}
    >
      <legend className={styles.spoken}>{t('stake.presets')}</legend>
      <button type="button" className={stakeStyles.chipWide} onClick={entry.setMin} disabled={!limits}>
        {t('stake.min')}
      </button>
      {stakes.map((minor, place) => (
        <button
          key={minor}
          type="button"
          translate="no"
          aria-pressed={parsed.ok && parsed.minor === minor}
          onClick={() => entry.set(minor)}
        >
          {texts[place]}
        </button>
      ))}
      <button type="button" className={stakeStyles.chipWide} onClick={entry.setMax} disabled={!limits}>
        {t('stake.max')}
      </button>
    </fieldset>
  )
})

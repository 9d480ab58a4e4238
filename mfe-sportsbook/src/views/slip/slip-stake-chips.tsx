import { parseStake, quickStakes } from '@touchline/rules'
import { observer } from 'mobx-react-lite'
import type { SlipDraft } from '../../domain/slip-draft'
import { stakeTextOf } from '../../domain/slip-stake'
import { useWords } from '../locale-provider'
import styles from './slip.module.css'
import { useSlip, useTicket } from './slip-context'

/** Stakes that the member may place in this currency, with the limits at both ends where there is room. */
export const SlipStakeChips = observer(function SlipStakeChips({ draft }: { draft: SlipDraft }) {
  const { t } = useWords()
  const ticket = useTicket()
  const { state, brand } = useSlip()
  const { currency } = state
  const parsed = parseStake(draft.stakeText, currency)
  const { limits } = ticket.quotes
  const stakes = quickStakes({ currency, presets: brand.stakePresets[currency], limits })
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.spoken}>{t('stake.presets')}</legend>
      <button type="button" className={styles.chipWide} onClick={ticket.stake.setMin}>
        {t('stake.min')}
      </button>
      {stakes.map((minor) => (
        <button
          key={minor}
          type="button"
          aria-pressed={parsed.ok && parsed.minor === minor}
          onClick={() => ticket.stake.set(minor)}
        >
          {stakeTextOf(minor, currency)}
        </button>
      ))}
      <button type="button" className={styles.chipWide} onClick={ticket.stake.setMax}>
        {t('stake.max')}
      </button>
    </fieldset>
  )
})

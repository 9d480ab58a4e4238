import { MYANMAR_CURRENCIES } from '@touchline/contracts/limits'
import { Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { SLIP_MODES } from '../domain/slip-state'
import { SlipSettingsButton } from './lazy-quick'
import { useSlip } from './slip-context'
import styles from './slip-modes.module.css'

/** Single, parlay, system, or Burmese where the member has such odds: how the selections are bet on. */
export const SlipModes = observer(function SlipModes() {
  const { t } = useWords()
  const { slip, state, brand } = useSlip()
  const mayUseMyanmar =
    brand.myanmar !== false && (MYANMAR_CURRENCIES as readonly string[]).includes(state.currency)
  const modes = SLIP_MODES.filter((mode) => mode !== 'myanmar' || mayUseMyanmar || slip.mode === mode)
  /** Selections at the other kind of price, and where they are. */
  const [other, waiting] =
    slip.mode === 'myanmar' ? ['single', slip.all.length] : ['myanmar', slip.burmese.length]
  const segments = modes.map((value) => ({
    value,
    label: (
      <>
        {t(`mode.${value}`)}
        {value === other && waiting > 0 && <sup aria-hidden="true">{waiting}</sup>}
      </>
    ),
  }))
  return (
    <div className={styles.row}>
      <Segmented
        className={`${styles.modes} ${modes.length > 3 ? styles.four : ''}`}
        label={t('mode.label')}
        segments={segments}
        value={slip.mode}
        onChange={slip.chooseMode}
      />
      <SlipSettingsButton />
    </div>
  )
})

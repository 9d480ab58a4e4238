import { Switch } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type KeyboardEventHandler, useId, useState } from 'react'
import { StakeInput, stakeOf, stakeTextOf, useSlip } from '../../slip'
import stakeStyles from '../../slip/views/slip-stake.module.css'
import type { QuickBet } from '../state/quick-bet'
import styles from './quick.module.css'
import { QuickPanel } from './quick-panel'

const DEFAULTS = ['none', 'last', 'fixed'] as const

/** Settings of the slip: quick bets, kept selections and the default stake. */
export const SlipSettings = observer(function SlipSettings({
  quick,
  onKeyDown,
}: {
  quick: QuickBet
  onKeyDown: KeyboardEventHandler
}) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const id = useId()
  const { defaultStake } = state.preferences.betting
  return (
    <section className={styles.settings} aria-label={t('openSettings')} onKeyDown={onKeyDown}>
      <Switch checked={slip.keepsSelections} onChange={slip.keepSelections}>
        {t('settings.keep')}
      </Switch>
      <div className={styles.row}>
        <label htmlFor={id}>{t('settings.defaultStake')}</label>
        <select
          id={id}
          value={defaultStake}
          onChange={({ target }) => state.chooseDefaultStake(target.value as (typeof DEFAULTS)[number])}
        >
          {DEFAULTS.map((value) => (
            <option key={value} value={value}>
              {t(`settings.stake.${value}`)}
            </option>
          ))}
        </select>
      </div>
      {defaultStake === 'fixed' && <FixedStake />}
      {!quick.isArmed && <QuickPanel quick={quick} />}
    </section>
  )
})

/** Stored when the field loses the focus: a half typed stake is no default. */
const FixedStake = observer(function FixedStake() {
  const { t } = useWords()
  const { state } = useSlip()
  const id = useId()
  const { currency } = state
  const { defaultStakeAmount } = state.preferences.betting
  const [text, setText] = useState(defaultStakeAmount > 0 ? stakeTextOf(defaultStakeAmount, currency) : '')
  const [isRefused, setRefused] = useState(false)
  const type = (typed: string) => {
    setText(typed)
    setRefused(false)
  }
  const leave = () => {
    const parsed = stakeOf(text, currency)
    if (!parsed.ok) return
    state.chooseDefaultStake('fixed', parsed.minor)
    setText(stakeTextOf(parsed.minor, currency))
  }
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{t('settings.amount', { currency })}</label>
      <StakeInput
        id={id}
        entry={{ type, mistype: setRefused, leave }}
        text={text}
        aria-invalid={isRefused}
        aria-describedby={`${id}-error`}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      <p id={`${id}-error`} className={stakeStyles.fieldError} role="alert">
        {isRefused && t('field.invalidBetAmount')}
      </p>
    </div>
  )
})

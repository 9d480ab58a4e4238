import { formatOdds, lineText } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipGate } from '../domain/slip-gate'
import { isLocking, type StakeFault } from '../domain/slip-stake'
import { lockWords, stakeFaultWords } from './lock-words'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { type StakeMove, stakeMoveWords } from './stake-move-words'

interface SlipMainButtonProps {
  gate: SlipGate
  leg: SlipLeg
  /** The bet is being checked or sent. */
  busy: 'validating' | 'sending' | null
  /** No press counts now: the player reads a change first. */
  isGuarded: boolean
  hasStake: boolean
  /** Even the minimum stake would pay too much. */
  isOverPayout: boolean
  /** The fault of the stake. */
  stakeFault: StakeFault | null
  /** What a press makes of a stake outside the limits. */
  movesTo: StakeMove
}

/** The one obvious button. It stays focusable while locked, so that a screen reader can find the reason. */
export const SlipMainButton = observer(function SlipMainButton(props: SlipMainButtonProps) {
  const { gate, leg, busy, isGuarded, hasStake, isOverPayout, stakeFault, movesTo } = props
  const { currency } = useSlip().state
  const { t } = useWords()
  const isLocked = isGuarded || gate.gate === 'locked' || isOverPayout || isLocking(stakeFault)
  const text = busy ? t(`button.${busy}`) : gateText()
  return (
    <Button type="submit" look="primary" size="large" wide className={styles.main} aria-disabled={isLocked}>
      {text}
    </Button>
  )

  function gateText(): string {
    if (gate.gate === 'locked') return lockWords(t, gate.lock)
    if (isOverPayout) return t('overPayout.button')
    if (!hasStake) return t('button.enterStake')
    if (stakeFault) return stakeFaultWords(t, stakeFault)
    if (movesTo !== null) return stakeMoveWords(t, movesTo, currency)
    const odds = formatOdds(gate.terms.odds)
    switch (gate.gate) {
      case 'confirm':
        return t('button.confirm')
      case 'accept_price':
        return t('button.betAt', { odds })
      case 'accept_line': {
        const line = lineText(leg)
        return line === null ? t('button.betAt', { odds }) : t('button.betLine', { line, odds })
      }
    }
  }
})

import { formatOdds, lineText } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { SlipGate, SlipLock } from '../../domain/slip-gate'
import type { SlipLeg } from '../../domain/slip-leg'
import styles from './slip.module.css'

interface SlipMainButtonProps {
  gate: SlipGate
  leg: SlipLeg
  /** The bet is being checked or sent. */
  busy: 'validating' | 'sending' | null
}

/** The one obvious button. It stays focusable while locked, so that a screen reader can find the reason. */
export const SlipMainButton = observer(function SlipMainButton({ gate, leg, busy }: SlipMainButtonProps) {
  const { t } = useWords()
  const isLocked = busy !== null || gate.gate === 'locked'
  const text = busy ? t(`button.${busy}`) : gateText()
  return (
    <Button type="submit" look="primary" size="large" wide className={styles.main} aria-disabled={isLocked}>
      {text}
    </Button>
  )

  function gateText(): string {
    switch (gate.gate) {
      case 'confirm':
        return t('button.confirm')
      case 'accept_price':
        return t('button.acceptPrice')
      case 'accept_line': {
        const line = lineText(leg)
        const odds = formatOdds(gate.terms.odds)
        return line === null ? t('button.acceptOdds', { odds }) : t('button.acceptLine', { line, odds })
      }
      case 'locked':
        return t(`button.${lockWord(gate.lock)}`)
    }
  }
})

function lockWord(lock: SlipLock): string {
  switch (lock.lock) {
    case 'loading':
      return 'loading'
    case 'view_only':
      return 'viewOnly'
    case 'suspended':
      return 'suspended'
    case 'closed':
      return 'closed'
    case 'stale':
    case 'offline':
    case 'unquoted':
      return 'locked'
  }
}

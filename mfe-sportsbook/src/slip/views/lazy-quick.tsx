import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import type { QuickPorts } from '../../quick-bet'
import type { Slip } from '../state/slip-store'
import { loadCombined } from './lazy-combined'
import styles from './slip.module.css'
import { useSlip } from './slip-context'

const Panel = lazily(async () => (await loadCombined()).QuickPanel)
const Settings = lazily(async () => (await loadCombined()).SlipSettings)

/** Opens the settings of the slip. */
export const SlipSettingsButton = observer(function SlipSettingsButton() {
  const { t } = useWords()
  const { slip, quick } = useSlip()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Open settings take the place of the selections, so that a new selection closes them.
  useEffect(() => setOpen(false), [slip.count])
  const toggle = async () => {
    setOpen(!isOpen)
    if (!slip.quick) await begin(slip, quick)
  }
  /** Escape closes the settings and returns the focus; a sheet around them stays open. */
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.iconButton}
        onKeyDown={closeByEscape}
        aria-expanded={isOpen}
        aria-label={t('openSettings')}
        onClick={() => void toggle().catch(() => setOpen(false))}
      >
        <svg width={16} height={16} viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
          <path
            d="M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0M5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0"
            strokeWidth={2}
          />
        </svg>
      </button>
      {isOpen && slip.quick && (
        <Suspense fallback={null}>
          <Settings quick={slip.quick} onKeyDown={closeByEscape} />
        </Suspense>
      )}
    </>
  )
})

/** The panel of quick bets while they are armed or one of them is pending. */
export const ArmedQuick = observer(function ArmedQuick() {
  const { quick } = useSlip().slip
  const isShown = quick?.isArmed || quick?.bets.some(({ wager }) => wager.isUndecided)
  return (
    isShown &&
    quick && (
      <Suspense fallback={null}>
        <Panel quick={quick} />
      </Suspense>
    )
  )
})

async function begin(slip: Slip, ports: QuickPorts): Promise<void> {
  const { QuickBet } = await loadCombined()
  if (!slip.quick) slip.useQuick(new QuickBet(ports))
}

import type { Round } from '@touchline/contracts/calls'
import { PICK_PAYS, type RoundKind } from '@touchline/fair/rounds'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { pickOf } from '../domain/slip-pick'
import type { RoundSlipStore } from '../state/slip-store'
import styles from './rounds.module.css'

const BALLS = Array.from({ length: 80 }, (_, n) => n + 1)
const PICKS_MAX = 10

/** Returns by hits: `3 ×4 · 4 ×24 · 5 ×500`. */
const paysOf = (picks: number): string =>
  Object.entries(PICK_PAYS[picks] ?? {})
    .map(([hits, [times, of]]) => `${hits} ×${(times / of).toLocaleString('en')}`)
    .join(' · ')

interface NumberPicksProps {
  readonly round: Round
  readonly kind: RoundKind
  readonly slip: RoundSlipStore
  readonly isOpen: boolean
}

/** Up to ten numbers of keno. */
export const NumberPicks = observer(({ round, kind, slip, isOpen }: NumberPicksProps) => {
  const { t } = useWords()
  const [picked, setPicked] = useState<readonly number[]>([])
  const selection = [...picked].sort((a, b) => a - b).map(String)
  const odds = kind.model.price(round.facts, { market: 'pick', selection })
  const toggle = (ball: number) =>
    setPicked(
      picked.includes(ball)
        ? picked.filter((one) => one !== ball)
        : picked.length < PICKS_MAX
          ? [...picked, ball]
          : picked,
    )
  return (
    <>
      <fieldset className={styles.pickPad} aria-label={t('rounds.market.pick')}>
        {BALLS.map((ball) => (
          <button key={ball} type="button" aria-pressed={picked.includes(ball)} onClick={() => toggle(ball)}>
            {ball}
          </button>
        ))}
      </fieldset>
      <div className={styles.pickAdd}>
        <Button
          look="primary"
          disabled={!isOpen || odds === null}
          onClick={() => {
            if (odds === null) return
            slip.toggle(pickOf(round, { market: 'pick', selection, odds }))
            setPicked([])
          }}
        >
          {t('lottery.add', { number: selection.join(' ') })}
        </Button>
        {selection.length > 0 && (
          <span className={styles.muted}>
            {t('rounds.hits')} {paysOf(selection.length)}
          </span>
        )}
      </div>
    </>
  )
})

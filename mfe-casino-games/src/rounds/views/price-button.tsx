import type { Round } from '@touchline/contracts/calls'
import type { PricedPick } from '@touchline/fair/rounds'
import { observer } from 'mobx-react-lite'
import { pickOf } from '../domain/slip-pick'
import type { RoundSlipStore } from '../state/slip-store'
import styles from './rounds.module.css'

interface PriceButtonProps {
  readonly round: Round
  readonly pick: PricedPick
  readonly label: string
  readonly slip: RoundSlipStore
  readonly isOpen: boolean
}

/** A price that can be put into the slip. */
export const PriceButton = observer(({ round, pick, label, slip, isOpen }: PriceButtonProps) => (
  <button
    type="button"
    className={styles.price}
    aria-pressed={slip.has({ roundId: round.round_id, ...pick })}
    aria-label={`${label}, ${(pick.odds / 100).toFixed(2)}`}
    disabled={!isOpen}
    onClick={() => slip.toggle(pickOf(round, pick))}
  >
    {(pick.odds / 100).toFixed(2)}
  </button>
))

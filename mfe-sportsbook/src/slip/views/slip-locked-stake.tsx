import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import type { PlacedBet } from '../domain/placed-bet'
import { stakeTextOf } from '../domain/slip-stake'
import type { FieldEntry } from '../domain/stake-entry'
import { SlipStakeField } from './slip-stake-field'

interface SlipLockedStakeProps {
  entry: FieldEntry
  placed: Pick<PlacedBet, 'stake' | 'currency'>
  /** Takes the place of quick stakes and limits; without it their room is not kept. */
  meanwhile?: ReactNode
}

/** The stake of a bet that has left: the same field, locked. */
export const SlipLockedStake = observer(function SlipLockedStake({
  entry,
  placed: { stake, currency },
  meanwhile,
}: SlipLockedStakeProps) {
  const errorId = useId()
  return (
    <SlipStakeField
      entry={entry}
      errorId={errorId}
      meanwhile={meanwhile}
      text={stakeTextOf(stake, currency)}
      isLocked
      hasHelp={meanwhile !== undefined}
      error={null}
    />
  )
})

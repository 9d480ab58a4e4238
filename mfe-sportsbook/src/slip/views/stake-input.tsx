import { NumberInput } from '@touchline/ui/number-input'
import type { ComponentProps, KeyboardEvent } from 'react'
import { typedStake } from '../domain/slip-stake'
import type { FieldEntry } from '../domain/stake-input'
import { useSlip } from './slip-context'

interface StakeInputProps
  extends Omit<ComponentProps<typeof NumberInput>, 'value' | 'read' | 'onType' | 'onRefused' | 'onBlur'> {
  entry: Pick<FieldEntry, 'type' | 'mistype' | 'leave'>
  text: string
}

/** An amount in the currency of the member. The focus selects it. */
export function StakeInput({ entry, text, onFocus, ...props }: StakeInputProps) {
  const { currency } = useSlip().state
  return (
    <NumberInput
      {...props}
      value={text}
      read={(input) => typedStake(input, text, currency)}
      onType={entry.type}
      onRefused={entry.mistype}
      onFocus={(event) => {
        onFocus?.(event)
        event.target.select()
      }}
      onBlur={({ relatedTarget }) => {
        // The press of the button itself moves the stake into the limits, however long it takes.
        if (!relatedTarget?.matches('[type="submit"]')) entry.leave()
      }}
    />
  )
}

/** A held Enter would first move the stake into a limit and then bet it unseen. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

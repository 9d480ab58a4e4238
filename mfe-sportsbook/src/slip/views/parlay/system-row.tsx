import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import type { SystemRowView } from '../../domain/slip-system'
import type { RowEntry } from '../../state/system-kind'
import { useSlip } from '../slip-context'
import { StakeInput } from '../stake-input'
import styles from './system.module.css'

interface SystemRowProps {
  row: SystemRowView
  /** Legs of the system. */
  of: number
  entry: RowEntry
  /** Quick stakes and limits are about this row. */
  isShown: boolean
  isLocked: boolean
  errorId: string
  ref?: Ref<HTMLInputElement>
}

/** "2 of 5 × 10" with the stake of each ticket. */
export const SystemRow = observer(function SystemRow({
  row,
  of,
  entry,
  isShown,
  isLocked,
  errorId,
  ref,
}: SystemRowProps) {
  const { t } = useWords()
  const { state } = useSlip()
  const name = t('units.size', { size: row.size, legs: of })
  return (
    <tr className={isShown ? styles.shown : ''} aria-current={isShown || undefined}>
      <th scope="row">{name}</th>
      <td translate="no">{`× ${row.tickets.toLocaleString('en')}`}</td>
      <td>
        <StakeInput
          ref={ref}
          name={`stake-${row.size}`}
          aria-label={`${t('several.each', { currency: state.currency })}, ${name}`}
          aria-invalid={row.isMistyped}
          aria-describedby={errorId}
          placeholder="–"
          entry={entry}
          text={row.text}
          readOnly={isLocked}
          onFocus={entry.choose}
        />
      </td>
    </tr>
  )
})

import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import type { SystemRowView } from '../../domain/bets/system'
import type { SystemCombination } from '../../domain/slip-now'
import { type RowEntry, rowEntry } from '../../state/row-entry'
import { useSlip } from '../slip-context'
import { StakeInput } from '../stake-input'
import styles from './system.module.css'

interface SystemRowsProps {
  combination: SystemCombination
  rows: readonly SystemRowView[]
  /** Size that quick stakes and limits are about. */
  shown: number | undefined
  /** Of all tickets, minor units; like their number null while the legs make no bet. */
  risk: number | null
  tickets: number | null
  isLocked: boolean
  errorId: string
  /** The first stake. */
  field: Ref<HTMLInputElement>
}

/** A row for every size of ticket, and what all of them come to. */
export const SystemRows = observer(function SystemRows({
  combination,
  rows,
  shown,
  risk,
  tickets,
  isLocked,
  errorId,
  field,
}: SystemRowsProps) {
  const { t } = useWords()
  const { state } = useSlip()
  return (
    <div className={styles.rowsBox}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{t('systemBet.type')}</th>
            <th scope="col">{t('systemBet.tickets')}</th>
            <th scope="col">{t('systemBet.each', { currency: state.currency })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <SystemRow
              key={row.size}
              ref={place === 0 ? field : undefined}
              row={row}
              of={combination.legs.selections.length}
              entry={rowEntry(combination, row.size)}
              isShown={row.size === shown}
              isLocked={isLocked}
              errorId={errorId}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('systemBet.total')}</th>
            <td translate="no">{tickets === null ? '–' : tickets.toLocaleString('en')}</td>
            <td translate="no">{risk === null ? '–' : formatMoney(risk, state.currency)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
})

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

import type { Movement } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { Table } from '@touchline/ui/table'
import { type Translate, useWords } from '@touchline/ui/words'
import { momentText } from '../../shared/views/clock-text'
import { Money } from '../../shared/views/money'
import styles from './statement-cards.module.css'

interface MovementsProps {
  movements: readonly Movement[]
  currency: Currency
  isWide: boolean
}

/** Kinds that have words of their own; another one is named by its product. */
const WORDED: ReadonlySet<string> = new Set([
  'deposit',
  'withdrawal',
  'adjustment',
  'room_fee',
  'room_prize',
  'room_refund',
])

/** The name of a movement. */
export const movementText = ({ kind, product, room }: Movement, t: Translate): string => {
  const text = t(WORDED.has(kind) ? `statement.moved.${kind}` : `statement.of.${product}`)
  return room ? `${text} · ${room}` : text
}

/** Movements of a day other than by bets, with their references for questions. */
export function Movements({ movements, currency, isWide }: MovementsProps) {
  const { t } = useWords()
  const nameOf = (movement: Movement) => movementText(movement, t)
  if (!isWide)
    return (
      <ul className={styles.list} aria-label={t('statement.movements')}>
        {movements.map((movement) => (
          <li key={movement.ref_no}>
            <b>{nameOf(movement)}</b>
            <Money minor={movement.amount} currency={currency} isStrong />
            <span className={styles.small}>
              {movement.ref_no} · {momentText(movement.at)}
            </span>
          </li>
        ))}
      </ul>
    )
  return (
    <Table
      caption={t('statement.movements')}
      columns={[
        { id: 'kind', head: t('statement.movement'), cell: nameOf },
        { id: 'ref', head: t('betList.refNo'), cell: ({ ref_no }) => ref_no },
        { id: 'at', head: t('statement.time'), cell: ({ at }) => momentText(at) },
        {
          id: 'amount',
          head: t('statement.amount'),
          align: 'end',
          cell: ({ amount }) => <Money minor={amount} currency={currency} isStrong />,
        },
      ]}
      rows={movements}
      keyOf={({ ref_no }) => ref_no}
    />
  )
}

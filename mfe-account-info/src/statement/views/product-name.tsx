import type { ProductSums } from '@touchline/contracts/calls'
import { Link } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { ROUNDS, roundListOf } from '../../shared/domain/rounds-address'

interface ProductNameProps {
  product: ProductSums['product']
  /** yyyy-mm-dd. */
  date: string
}

/** A product of a day; games lead to their rounds. */
export function ProductName({ product, date }: ProductNameProps) {
  const { t } = useWords()
  const name = t(`statement.of.${product}`)
  const list = roundListOf(product)
  return list ? <Link to={ROUNDS.pathOf({ list, from: date, to: date, page: 1 })}>{name}</Link> : name
}

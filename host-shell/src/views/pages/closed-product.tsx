import type { ClosableProduct } from '@touchline/contracts/products'
import { createPortal } from 'react-dom'
import { useWords } from '../use-words'
import styles from './closed-product.module.css'
import { ClosingCard } from './closing-card'
import card from './maintenance.module.css'

export interface ClosedProductProps {
  product: ClosableProduct
  until: number
}

/** Products that the shell has a word for; a lobby is named in its own area. */
const NAMED: readonly string[] = ['sportsbook', 'tournament', 'slots']

/** Stands in place of the page of a product; the area below is kept as it is, and is there again at the end. */
export function ClosedProduct({ product, until }: ClosedProductProps) {
  const t = useWords()
  const main = document.getElementById('main')
  if (!main) return null
  return createPortal(
    <section className={styles.closed} aria-label={t('maintenance.word')}>
      <div className={card.card}>
        <ClosingCard until={until} product={NAMED.includes(product) ? t(`product.${product}`) : undefined} />
      </div>
    </section>,
    main,
  )
}

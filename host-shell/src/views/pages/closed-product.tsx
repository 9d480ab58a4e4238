import { createPortal } from 'react-dom'
import { useProductName } from '../use-entries'
import { useWords } from '../use-words'
import styles from './closed-product.module.css'
import { ClosingCard } from './closing-card'
import card from './maintenance.module.css'

export interface ClosedProductProps {
  /** Id of the product. */
  product: string
  until: number
}

/** Replaces the page of a closed product; the area below keeps its state and returns at the end. */
export function ClosedProduct({ product, until }: ClosedProductProps) {
  const t = useWords()
  const name = useProductName(product)
  const main = document.getElementById('main')
  if (!main) return null
  return createPortal(
    <section className={styles.closed} aria-label={t('maintenance.word')}>
      <div className={card.card}>
        <ClosingCard until={until} product={name} />
      </div>
    </section>,
    main,
  )
}

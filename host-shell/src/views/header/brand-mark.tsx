import type { BrandView } from '@touchline/contracts/host'
import styles from './header.module.css'

/** The mark of the brand, as it is drawn for dark grounds, and its name. */
export function BrandMark({ brand }: { brand: Pick<BrandView, 'name' | 'logo'> }) {
  return (
    <span className={styles.brand}>
      {brand.logo ? <img src={brand.logo.dark} width={30} height={30} alt="" /> : <Ball />}
      <span>{brand.name}</span>
    </span>
  )
}

/** The corner of a pitch with the ball on its way, where a brand brings no mark of its own. */
function Ball() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="1" y="1" width="26" height="26" rx="5" strokeOpacity="0.7" />
      <path d="M7.500 6v15.500H22M7.500 13a8.500 8.500 0 0 1 8.500 8.500" strokeWidth="2" />
      <circle cx="18" cy="9.500" r="2.200" fill="currentColor" stroke="none" />
    </svg>
  )
}

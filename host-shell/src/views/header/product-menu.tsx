import { ShellLink } from '../shell-link'
import { useProducts } from '../use-areas'
import { usePlace } from '../use-place'
import { useWords } from '../use-words'
import styles from './header.module.css'

/** Products of the brand in the header; narrow screens have them in the menu sheet. */
export function ProductMenu() {
  const products = useProducts()
  const t = useWords()
  const { pathname } = usePlace()
  return (
    <nav className={styles.products} aria-label={t('landmark.products')}>
      {products.map(({ id, path, area, label }) => (
        <ShellLink key={id} to={path} area={area} aria-current={pathname === path ? 'page' : undefined}>
          {label}
        </ShellLink>
      ))}
    </nav>
  )
}

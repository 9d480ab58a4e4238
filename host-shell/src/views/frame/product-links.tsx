import { Icon } from '@touchline/ui'
import { ShellLink } from '../shell-link'
import { useMenu } from '../use-entries'
import { usePlace } from '../use-place'
import { useWords } from '../use-words'
import styles from './product-links.module.css'

/** Where the products are; beside the one that did not come it says so. */
export function ProductLinks({ failed }: { failed: string | null }) {
  const products = useMenu()
  const t = useWords()
  const { pathname } = usePlace()
  return (
    <ul className={styles.products}>
      {products.map(({ id, path, area, icon, label }) => (
        <li key={id}>
          <ShellLink to={path} aria-current={pathname === path ? 'page' : undefined}>
            <Icon name={icon} size={18} />
            {label}
            {area === failed && (
              <span className={styles.notLoaded}>
                <Icon name="warning" size={16} />
                {t('notLoaded')}
              </span>
            )}
          </ShellLink>
        </li>
      ))}
    </ul>
  )
}

import { Icon } from '@touchline/ui'
import { ShellLink } from '../shell-link'
import { useMenu } from '../use-entries'
import { usePlace } from '../use-place'
import { useWords } from '../use-words'
import { currentEntry } from './current-entry'
import styles from './product-links.module.css'

/** Pages of the account have their place in the member's own links. */
const isElsewhere = ({ to }: { to: string }): boolean => !to.startsWith('/info/')

/** Links to the products; the failed one is marked. */
export function ProductLinks({ failed }: { failed: string | null }) {
  const products = useMenu()
  const t = useWords()
  const { pathname, search } = usePlace()
  const current = currentEntry(products, pathname, search)?.id
  return (
    <ul className={styles.products}>
      {products.filter(isElsewhere).map(({ id, to, area, icon, label }) => (
        <li key={id}>
          <ShellLink to={to} aria-current={id === current ? 'page' : undefined}>
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

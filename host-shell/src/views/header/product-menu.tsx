import { Icon } from '@touchline/ui'
import { currentEntry } from '../frame/current-entry'
import { ShellLink } from '../shell-link'
import { type ShownEntry, useMenu } from '../use-entries'
import { usePlace } from '../use-place'
import { useWords } from '../use-words'
import styles from './header.module.css'
import { Popover } from './popover'
import popover from './popover.module.css'
import { useWrapped } from './use-wrapped'

/**
 * Products of the brand in the header, the overflow under More; narrow screens have them in the menu sheet.
 */
export function ProductMenu() {
  const products = useMenu()
  const t = useWords()
  const { pathname, search } = usePlace()
  const current = currentEntry(products, pathname, search)?.id
  const { row, wrapped } = useWrapped<HTMLUListElement>(products.length)
  const page = ({ id }: ShownEntry) => (id === current ? 'page' : undefined)
  return (
    <nav className={styles.products} aria-label={t('landmark.products')}>
      <ul ref={row}>
        {products.map((product, index) => (
          // Wrapped links are out of sight, and out of reach of the keyboard.
          <li key={product.id} inert={index >= products.length - wrapped}>
            <ShellLink to={product.to} aria-current={page(product)}>
              {product.label}
            </ShellLink>
          </li>
        ))}
      </ul>
      {wrapped > 0 && (
        <Popover
          label={t('moreProducts')}
          className={styles.more}
          button={
            <>
              {t('moreProducts')}
              <Icon name="chevronDown" size={14} />
            </>
          }
        >
          {(close) =>
            products.slice(-wrapped).map((product) => (
              <ShellLink
                key={product.id}
                to={product.to}
                className={popover.item}
                aria-current={page(product)}
                onClick={close}
              >
                <Icon name={product.icon} size={18} />
                {product.label}
              </ShellLink>
            ))
          }
        </Popover>
      )}
    </nav>
  )
}

import { IconButton } from '@touchline/ui'
import { HOME } from '../../services/redirect'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useWords } from '../use-words'
import { AccountMenu } from './account-menu'
import { Balance } from './balance'
import { BrandMark } from './brand-mark'
import { Clock } from './clock'
import { ConnectionChip } from './connection-chip'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu'
import { ProductMenu } from './product-menu'
import { SearchBox } from './search-box'
import { ThemeToggle } from './theme-toggle'

/** The bar at the top of every page of a member. `aside` is there when live TV can be opened and closed. */
export function Header({ aside }: { aside: { open: boolean; toggle: () => void } | null }) {
  const { brand } = useShell()
  const t = useWords()
  return (
    <header className={styles.header}>
      <ShellLink to={HOME} area="sportsbook" className={styles.home}>
        <BrandMark brand={brand} />
      </ShellLink>
      <ProductMenu />
      <div className={styles.tools}>
        <SearchBox />
        <ConnectionChip />
        <Clock />
        <Balance />
        <div className={styles.wideOnly}>
          <LanguageMenu />
          <ThemeToggle />
        </div>
        {aside && (
          <IconButton
            icon="aside"
            label={t(aside.open ? 'aside.close' : 'aside.open')}
            aria-expanded={aside.open}
            onClick={aside.toggle}
          />
        )}
        <div className={styles.wideOnly}>
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}

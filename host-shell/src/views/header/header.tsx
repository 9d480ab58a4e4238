import { IconButton } from '@touchline/ui'
import type { ReactNode } from 'react'
import { HOME } from '../../services/redirect'
import { MessagesButton } from '../late-pages'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useWords } from '../use-words'
import { WhenSettled } from '../when-settled'
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

interface Column {
  open: boolean
  toggle: () => void
}

interface HeaderProps {
  sidebar: (Column & { label: string }) | null
  /** Opens the slip, where it has no column. */
  slip: ReactNode
  aside: Column | null
  /** Shows the whole bar, or the low one with what changes by itself. */
  itself: Column | null
}

/** The bar at the top of every page of a member; it opens and closes the columns that the width has room for. */
export function Header({ sidebar, slip, aside, itself }: HeaderProps) {
  const { brand } = useShell()
  const t = useWords()
  return (
    <header className={styles.header} data-low={itself?.open === false || undefined}>
      {sidebar && (
        <span className={styles.sidebar}>
          <IconButton
            icon="menu"
            label={sidebar.label}
            aria-expanded={sidebar.open}
            onClick={sidebar.toggle}
          />
        </span>
      )}
      <ShellLink to={HOME} className={styles.home}>
        <BrandMark brand={brand} />
      </ShellLink>
      <ProductMenu />
      <div className={styles.tools}>
        <SearchBox />
        <ConnectionChip />
        <Clock />
        <Balance />
        {slip}
        <div className={styles.wideOnly}>
          <span className={styles.messages}>
            <WhenSettled>
              <MessagesButton />
            </WhenSettled>
          </span>
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
        {itself && (
          <IconButton
            icon={itself.open ? 'chevronUp' : 'chevronDown'}
            label={t(itself.open ? 'header.close' : 'header.open')}
            aria-expanded={itself.open}
            onClick={itself.toggle}
          />
        )}
      </div>
    </header>
  )
}

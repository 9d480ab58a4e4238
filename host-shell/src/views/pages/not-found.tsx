import { BrandMark } from '../header/brand-mark'
import { useShell } from '../shell-context'
import { ShellLink } from '../shell-link'
import { useMenu } from '../use-entries'
import { useWords } from '../use-words'
import styles from './pages.module.css'

/** No such page: what there is instead. `alone` is for visitors, who have no frame around it. */
export function NotFound({ alone = false }: { alone?: boolean }) {
  const { brand } = useShell()
  const t = useWords()
  const products = useMenu()
  const words = (
    <>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <nav className={styles.links} aria-label={t('landmark.products')}>
        {alone ? (
          <ShellLink to="/">{t('notFound.home')}</ShellLink>
        ) : (
          products.map(({ id, to, label }) => (
            <ShellLink key={id} to={to}>
              {label}
            </ShellLink>
          ))
        )}
      </nav>
    </>
  )
  if (!alone) return <div className={styles.within}>{words}</div>
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BrandMark brand={brand} />
      </header>
      <main className={styles.centre}>{words}</main>
    </div>
  )
}

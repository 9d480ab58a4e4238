import { useWords } from '@touchline/ui/words'
import styles from './area-navigation.module.css'

/** Screens of the account area. */
export function AreaNavigation() {
  const { t } = useWords()
  return (
    <nav className={styles.navigation} aria-label={t('area.label')}>
      <h2>{t('area.label')}</h2>
      <a href="/info/betlist" aria-current="page" onClick={(event) => event.preventDefault()}>
        {t('area.betlist')}
      </a>
    </nav>
  )
}

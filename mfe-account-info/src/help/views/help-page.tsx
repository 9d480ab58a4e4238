import { Link, ScreenPage, useAddress } from '@touchline/screens'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { ruleValues } from '../../rules'
import { LinkedArticle } from '../../shared/views/linked-article'
import { HELP, HELP_IDS } from '../domain/help'
import { HELP_PAGE } from '../domain/help-address'
import styles from './help-page.module.css'
import { UplineCard } from './upline-card'

/** Whom a member turns to, and what to do when something went wrong. */
export function HelpPage() {
  const { t } = useWords()
  const { brand } = useHost()
  const [view] = useAddress(HELP_PAGE)
  const values = ruleValues(brand)
  return (
    <ScreenPage title={t('help.title')} note={t('help.note')}>
      <UplineCard />
      <section className={styles.card} aria-labelledby="help-when">
        <h2 id="help-when">{t('help.when')}</h2>
        {HELP_IDS.map((id) => (
          <LinkedArticle
            key={id}
            title={t(`help.${id}.title`)}
            text={t(`help.${id}.text`, values)}
            path={HELP_PAGE.pathOf({ topic: id })}
            isWanted={view.topic === id}
            labels={{ copy: t('help.copy', { title: t(`help.${id}.title`) }), copied: t('help.copied') }}
          >
            <p className={styles.more}>
              {HELP[id]?.map(([more, path]) => (
                <Link key={path} to={path}>
                  {t(`help.more.${more}`)}
                </Link>
              ))}
            </p>
          </LinkedArticle>
        ))}
      </section>
    </ScreenPage>
  )
}

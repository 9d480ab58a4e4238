import { Link, ScreenPage, useAddress } from '@touchline/screens'
import { Button, Chip, EmptyState } from '@touchline/ui'
import { SearchField } from '@touchline/ui/search-field'
import { useWords } from '@touchline/ui/words'
import { useEffect, useRef } from 'react'
import { findRules, RULE_VALUES, RULES_PAGE, type RuleId, TOPICS, topicOf } from '../domain/rules'
import styles from './rules-page.module.css'

/** The rules of the house by topic, to be searched and linked to. */
export function RulesPage() {
  const { t } = useWords()
  const [view, go] = useAddress(RULES_PAGE)
  const titleOf = (id: RuleId) => t(`rules.${id}.title`)
  const textOf = (id: RuleId) => t(`rules.${id}.text`, RULE_VALUES)
  const found = findRules(view, (id) => `${titleOf(id)} ${textOf(id)}`)
  const topics = TOPICS.filter((topic) => found.some((id) => topicOf(id) === topic))
  return (
    <ScreenPage title={t('rules.title')} note={t('rules.note')}>
      <div className={styles.tools}>
        <SearchField
          label={t('rules.search')}
          clearLabel={t('rules.clear')}
          value={view.search}
          onSearch={(search) => go({ search, rule: '' }, { replace: true })}
        />
        <fieldset className={styles.topics} aria-label={t('rules.topics')}>
          {(['all', ...TOPICS] as const).map((topic) => (
            <Chip key={topic} pressed={view.topic === topic} onClick={() => go({ topic, rule: '' })}>
              {t(`rules.topic.${topic}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <p className={styles.count} role="status">
        {t('rules.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('rules.none', { search: view.search })}
          text={t('rules.noneHint')}
          actions={<Button onClick={() => go({ search: '', topic: 'all' })}>{t('rules.showAll')}</Button>}
        />
      )}
      {topics.map((topic) => (
        <section key={topic} className={styles.topic} aria-labelledby={`rules-${topic}`}>
          <h2 id={`rules-${topic}`}>{t(`rules.topic.${topic}`)}</h2>
          {found
            .filter((id) => topicOf(id) === topic)
            .map((id) => (
              <Rule key={id} id={id} title={titleOf(id)} text={textOf(id)} isWanted={view.rule === id} />
            ))}
        </section>
      ))}
    </ScreenPage>
  )
}

interface RuleProps {
  id: RuleId
  title: string
  text: string
  /** Whether the address leads to this very rule. */
  isWanted: boolean
}

function Rule({ id, title, text, isWanted }: RuleProps) {
  const { t } = useWords()
  const rule = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isWanted) rule.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  const address = RULES_PAGE.pathOf({ topic: 'all', search: '', rule: id })
  return (
    <article ref={rule} className={styles.rule} aria-current={isWanted || undefined}>
      <h3>
        <Link to={address} title={t('rules.link')}>
          {title}
        </Link>
      </h3>
      <p>{text}</p>
    </article>
  )
}

import { pathOfRule, type RuleId } from '@touchline/contracts/rules'
import { ScreenPage, useAddress } from '@touchline/screens'
import { Button, EmptyState, useHost } from '@touchline/ui'
import { SearchField } from '@touchline/ui/search-field'
import { Select } from '@touchline/ui/select'
import { useWords } from '@touchline/ui/words'
import { LinkedArticle } from '../../shared/views/linked-article'
import { useWide } from '../../shared/views/use-wide'
import { findRules } from '../domain/find-rules'
import { ruleValues } from '../domain/rule-values'
import { TOPICS, topicNamed, topicOf } from '../domain/rules'
import { RULES_PAGE } from '../domain/rules-address'
import { RulesContents } from './rules-contents'
import styles from './rules-page.module.css'

/** Room that a table of contents needs beside the rules. */
const CONTENTS_MIN_PX = 760

/** The rules of the house by topic, to be searched and linked to. */
export function RulesPage() {
  const { t, tag } = useWords()
  const { brand } = useHost()
  const { ref, isWide } = useWide(CONTENTS_MIN_PX)
  const [view, go] = useAddress(RULES_PAGE)
  const values = ruleValues(brand)
  const titleOf = (id: RuleId) => t(`rules.${id}.title`)
  const textOf = (id: RuleId) => t(`rules.${id}.text`, values)
  const topic = topicNamed(view.topic)
  const found = findRules({ topic, search: view.search }, (id) => `${titleOf(id)} ${textOf(id)}`, tag)
  const topics = TOPICS.filter((one) => found.some((id) => topicOf(id) === one))
  return (
    <ScreenPage title={t('rules.title')} note={t('rules.note')}>
      <div ref={ref} className={styles.tools}>
        <SearchField
          label={t('rules.search')}
          clearLabel={t('rules.clear')}
          value={view.search}
          onSearch={(search) => go({ search, rule: '' }, { replace: true })}
        />
        {!isWide && (
          <Select
            label={t('rules.topics')}
            look="inline"
            options={[
              { value: '', label: t('rules.topic.all') },
              ...TOPICS.map((value) => ({ value: value as string, label: t(`rules.topic.${value}`) })),
            ]}
            value={topic ?? ''}
            onChange={(chosen) => go({ topic: chosen, rule: '' })}
          />
        )}
      </div>
      <p className={styles.count} role="status">
        {t('rules.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('rules.none', { search: view.search })}
          text={t('rules.noneHint')}
          actions={<Button onClick={() => go({ search: '', topic: '' })}>{t('rules.showAll')}</Button>}
        />
      )}
      <div className={styles.columns}>
        {isWide && <RulesContents view={view} found={found} titleOf={titleOf} />}
        <div className={styles.topics}>
          {topics.map((one) => (
            <section key={one} className={styles.topic} aria-labelledby={`rules-${one}`}>
              <h2 id={`rules-${one}`}>{t(`rules.topic.${one}`)}</h2>
              {found
                .filter((id) => topicOf(id) === one)
                .map((id) => (
                  <LinkedArticle
                    key={id}
                    title={titleOf(id)}
                    text={textOf(id)}
                    path={pathOfRule(id)}
                    isWanted={view.rule === id}
                    labels={{ copy: t('rules.copy', { title: titleOf(id) }), copied: t('rules.copied') }}
                  />
                ))}
            </section>
          ))}
        </div>
      </div>
    </ScreenPage>
  )
}

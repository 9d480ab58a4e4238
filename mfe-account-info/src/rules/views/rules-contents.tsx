import { pathOfRule, type RuleId } from '@touchline/contracts/rules'
import { Link } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { TOPICS, topicNamed, topicOf } from '../domain/rules'
import { RULES_PAGE, type RulesView } from '../domain/rules-address'
import styles from './rules-contents.module.css'

interface RulesContentsProps {
  view: RulesView
  /** Rules that are shown. */
  found: readonly RuleId[]
  titleOf: (id: RuleId) => string
}

/** Topics beside the rules; the chosen topic, or the topic of the linked rule, opens to its rules. */
export function RulesContents({ view, found, titleOf }: RulesContentsProps) {
  const { t } = useWords()
  const chosen = topicNamed(view.topic)
  const open = chosen ?? topicNamed(view.rule.split('.')[0] ?? '')
  const pathOf = (topic: string) => RULES_PAGE.pathOf({ topic, search: view.search, rule: '' })
  return (
    <nav className={styles.contents} aria-label={t('rules.contents')}>
      <ul>
        <li>
          <Link to={pathOf('')} aria-current={chosen === null ? 'true' : undefined}>
            {t('rules.topic.all')}
          </Link>
        </li>
        {TOPICS.map((topic) => (
          <li key={topic}>
            <Link to={pathOf(topic)} aria-current={chosen === topic ? 'true' : undefined}>
              {t(`rules.topic.${topic}`)}
            </Link>
            {open === topic && (
              <ul>
                {found
                  .filter((id) => topicOf(id) === topic)
                  .map((id) => (
                    <li key={id}>
                      <Link to={pathOfRule(id)} aria-current={view.rule === id ? 'true' : undefined}>
                        {titleOf(id)}
                      </Link>
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

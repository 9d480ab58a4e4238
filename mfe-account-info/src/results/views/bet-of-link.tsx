import { Link, ListBody, ScreenPage } from '@touchline/screens'
import { EmptyState, useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { scoreText } from '../domain/results'
import { isToCome } from '../domain/to-come'
import type { ResultsStore } from '../state/results-store'
import { BetExplained } from './bet-explained'
import { MatchDetails } from './match-details'
import { MatchReason, MatchState, Sides } from './match-facts'
import styles from './results-page.module.css'

/** The bet that a link names: how it ended and why, and how its matches did. */
export const BetOfLink = observer(({ store }: { store: ResultsStore }) => {
  const { t } = useWords()
  const { list, family } = store
  const { now } = useHost()
  return (
    <ScreenPage title={t('results.betTitle')} note={t('betList.timeZone')}>
      <p className={styles.back}>
        <Link to={family.address.path}>{t('results.back')}</Link>
      </p>
      <ListBody
        list={list}
        isEmpty={(page) => page.of !== 'bet'}
        empty={null}
        failed={t('results.failed')}
        refused={(code) =>
          code === 'betNotExists' && (
            <EmptyState icon="bets" title={t('results.noBet')} text={t('results.noBetHint')} />
          )
        }
      >
        {(page) =>
          page.of === 'bet' && (
            <>
              <BetExplained bet={page.bet} legs={page.legs} />
              {page.legs.map(
                ({ match }, n) =>
                  match && (
                    <section key={n} className={styles.match}>
                      <h2>
                        <span>
                          <Sides match={match} />{' '}
                          {!isToCome(match, now()) && (
                            <span translate="no">{scoreText(match.full_time)}</span>
                          )}
                        </span>
                        {match.half_time && (
                          <small>
                            {t('results.half')} <span translate="no">{scoreText(match.half_time)}</span>
                          </small>
                        )}
                        <MatchState match={match} />
                      </h2>
                      <MatchReason match={match} />
                      {!isToCome(match, now()) && <MatchDetails match={match} isQuiet />}
                    </section>
                  ),
              )}
            </>
          )
        }
      </ListBody>
    </ScreenPage>
  )
})

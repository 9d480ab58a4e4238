import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { restated } from '../../domain/slip-terms'
import type { SlipEntry } from '../../state/slip-entry'
import { adjustmentWords } from './adjustment-words'
import { BetWait } from './bet-wait'
import { singleNews } from './entry-news'
import { movedFrom } from './moved-from'
import { PickText } from './pick-text'
import { SlipClock } from './slip-clock'
import { useSlip } from './slip-context'
import { OldPrice } from './slip-old-price'
import { SlipPrice } from './slip-price'
import styles from './slip-several.module.css'
import { kickoffWords } from './slip-times'
import { kindWithScore, matchName, pickWithLine } from './slip-words'
import { StakeInput } from './stake-input'
import { useRest } from './use-rest'

/** One of several selections: what it is, its price of now, its own risk and win, and what became of its bet. */
export const SlipCard = observer(function SlipCard({ entry }: { entry: SlipEntry }) {
  const { t, name: called } = useWords()
  const { slip, state, now: clock } = useSlip()
  const { selection, wager } = entry
  const { stage, money } = wager
  const id = useId()
  const leg = 'sent' in stage ? stage.sent.leg : selection.leg
  const name = leg ? pickWithLine(t, leg) : t('leg.loading')
  const isResting = useRest(false, clock, wager.restsUntil)
  const news = singleNews(t, entry, state.currency)
  const adjusted = adjustmentWords(t, wager.draft?.adjustment, wager.limits, state.currency)
  const was =
    leg && stage.stage === 'editing'
      ? movedFrom(selection, leg, leg.odds, (terms) => restated(terms, leg.odds_type).odds)
      : null
  /** A price stands beside the one of now; an old line is longer, and stands where it is said that it moved. */
  const isLineMove = selection.gate.gate === 'accept_line'
  const now = selection.nowTerms
  const live = selection.match?.market === 3 ? selection.match : null
  const shown = (minor: number | null | undefined) =>
    minor == null ? '–' : formatMoney(minor, state.currency)
  return (
    <li className={`${styles.other} ${news ? styles[`has${news.tone}`] : ''}`}>
      <section
        className={`${styles.open} ${wager.isUndecided ? styles.whole : ''}`}
        aria-label={name}
        aria-describedby={id}
      >
        <span className={styles.line}>
          <b>{leg ? <PickText leg={leg} /> : name}</b>
          {leg && (
            <span className={styles.price}>
              {was && !isLineMove && <OldPrice text={was.text} isUp={was.isUp} />}{' '}
              <SlipPrice odds={leg.odds} />
            </span>
          )}
        </span>
        <span className={styles.facts} id={id}>
          <span>
            {leg &&
              (live ? (
                <>
                  {called(leg.home)} <b>{live.score.join('-')}</b> {called(leg.away)}{' '}
                  <SlipClock match={live} />
                </>
              ) : (
                `${matchName(t, leg)} · ${kickoffWords(leg.kickoff, clock())}`
              ))}
          </span>
          <span>{leg && `${kindWithScore(t, leg)} · ${called(leg.league)}`}</span>
          <span className={`${styles.news} ${news ? styles[news.tone] : ''}`}>
            {stage.stage === 'waiting' ? <BetWait bet={stage.bet} /> : (news?.text ?? adjusted)}{' '}
            {was && isLineMove && <OldPrice text={was.text} isUp={was.isUp} />}
          </span>
        </span>
        {'sent' in stage || slip.sameStake ? (
          <span className={`${styles.line} ${slip.sameStake ? '' : styles.tall}`}>
            <span>
              {t('risk')} <b>{shown('sent' in stage ? stage.sent.risk : money?.risk)}</b>
            </span>
            {stage.stage === 'rejected' && now ? (
              <button type="button" className={styles.again} aria-disabled={isResting} onClick={wager.reopen}>
                {t('button.tryAgain')}
              </button>
            ) : (
              <span>
                {t('toWin')} <b>{shown('sent' in stage ? stage.sent.win : money?.win)}</b>
              </span>
            )}
          </span>
        ) : (
          <span className={styles.line}>
            <StakeInput
              name="stake"
              className={styles.own}
              aria-label={`${t('stake.label', { currency: state.currency })}, ${name}`}
              placeholder={t('bets.stake')}
              value={wager.draft?.stakeText ?? ''}
              readOnly={stage.stage !== 'editing'}
              onType={wager.type}
              onFocus={(event) => {
                slip.show(entry)
                event.target.select()
              }}
              onBlur={({ relatedTarget }) => {
                if (!relatedTarget?.matches('[type="submit"]')) wager.leave()
              }}
            />
            <span>
              {t('toWin')} <b>{shown(money?.win)}</b>
            </span>
          </span>
        )}
      </section>
      {!wager.isUndecided && (
        <button
          type="button"
          className={styles.remove}
          onClick={() => slip.drop(entry)}
          aria-label={t('leg.remove', { name })}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  )
})

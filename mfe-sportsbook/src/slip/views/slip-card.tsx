import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { restated } from '../../shared/domain/slip-terms'
import { placedBet } from '../domain/placed-bet'
import type { SkipReason } from '../domain/several'
import type { SlipEntry } from '../domain/slip-now'
import { stakeFaultOf, stakeTextOf } from '../domain/slip-stake'
import { adjustmentWords } from './adjustment-words'
import { BetWait } from './bet-wait'
import { type EntryNews, singleNews } from './entry-news'
import { movedFrom } from './moved-from'
import { OwnStake } from './own-stake'
import { PickText } from './pick-text'
import slipStyles from './slip.module.css'
import { useSlip } from './slip-context'
import { MatchScore, SlipClock } from './slip-match-line'
import { AskedPrice, OldPrice, SlipPrice } from './slip-price'
import styles from './slip-several.module.css'
import stakeStyles from './slip-stake.module.css'
import {
  kickoffWords,
  kindWithScore,
  matchName,
  matchRemainingText,
  pickWithLine,
  unknownWords,
} from './slip-words'
import { isAboutStake, stakeError } from './stake-error'
import { useGuard } from './use-guard'

interface SlipCardProps {
  entry: SlipEntry
  /** The form with the one button, which Enter presses. */
  formId: string
  /** Why it is not sent with the others. */
  skipReason: SkipReason | null
}

/** One of several singles: selection, current price, risk, win and the result of its bet. */
export const SlipCard = observer(function SlipCard({ entry, formId, skipReason }: SlipCardProps) {
  const { t, name: called } = useWords()
  const { slip, state, now: clock } = useSlip()
  const { selection, wager } = entry
  const { stage, money } = wager
  const id = useId()
  const placed = 'sent' in stage ? placedBet(stage) : null
  const leg = placed ? placed.legs[0]?.leg : selection.leg
  const name = leg ? pickWithLine(t, leg) : unknownWords(t, state.freshness)
  const isGuarded = useGuard(false, clock, wager.guardedUntil)
  const wrongStake = stakeNews()
  const skipped = skippedNews()
  const news =
    skipped ?? (wager.isMistyped ? wrongStake : null) ?? singleNews(t, entry, state.currency) ?? wrongStake
  const isStakeWrong =
    news !== null &&
    (news === skipped || news === wrongStake || isAboutStake(wager.draft?.refusal?.code ?? ''))
  const adjusted = adjustmentWords(t, wager.draft?.adjustment, wager.limits, state.currency)
  const was =
    leg && stage.stage === 'editing'
      ? movedFrom(selection, leg, leg.odds, (terms) => restated(terms, leg.odds_type).odds)
      : null
  /** The old price is struck, and the new one is on the line above. */
  const isMarked =
    was !== null &&
    selection.gate.gate === 'accept_price' &&
    news?.tone === 'ask' &&
    wager.draft?.refusal === null
  const now = selection.nowTerms
  const live = selection.match?.market === 3 ? selection.match : null
  const shown = (minor: number | null | undefined) =>
    minor == null ? '–' : formatMoney(minor, state.currency)
  return (
    <li className={`${styles.other} ${news ? styles[`has${news.tone}`] : ''}`}>
      <section className={styles.open} aria-label={name} aria-describedby={`${id} ${id}-news`}>
        <span className={`${styles.line} ${styles.pick}`}>
          <b>{leg ? <PickText leg={leg} /> : name}</b>
          {leg && (
            <span className={styles.price}>
              <AskedPrice asked={placed?.legs[0]?.asked ?? null} odds={leg.odds} />{' '}
              <SlipPrice odds={leg.odds} />
            </span>
          )}
        </span>
        <span className={`${styles.line} ${slip.sameStake ? '' : styles.tall}`}>
          <span className={styles.facts} id={id}>
            <span>
              {leg &&
                (live ? (
                  <>
                    <MatchScore leg={leg} score={live.score} /> <SlipClock match={live} />
                  </>
                ) : (
                  matchName(t, leg)
                ))}
            </span>
            {leg && (
              <span>
                {!live && `${kickoffWords(leg.kickoff, clock())} · `}
                {`${kindWithScore(t, leg)} · ${called(leg.league)}`}
              </span>
            )}
          </span>
          {!slip.sameStake && (
            <OwnStake
              entry={entry}
              formId={formId}
              name={name}
              sent={placed && stakeTextOf(placed.stake, placed.currency)}
              isWrong={isStakeWrong}
              newsId={`${id}-news`}
            />
          )}
        </span>
        {/* The row keeps its room without news. */}
        <span
          className={`${styles.news} ${news ? styles[news.tone] : ''}`}
          id={`${id}-news`}
          // A refusal is announced with the results of the others.
          role={wrongStake && news === wrongStake ? 'alert' : undefined}
        >
          {stage.stage === 'waiting' ? (
            <BetWait bet={stage.bet} suspension={selection.match?.suspension} />
          ) : (
            <>
              {adjusted && (
                <>
                  <span className={stakeStyles.adjusted}>
                    <Icon name="warning" size={12} /> {adjusted}
                  </span>{' '}
                </>
              )}
              {isMarked ? (
                <>
                  <span aria-hidden="true">{t('moved.title')}</span>{' '}
                  <span className={slipStyles.spoken}>{news?.text}</span>
                </>
              ) : (
                news?.text
              )}
            </>
          )}{' '}
          {was && <OldPrice text={was.text} isUp={was.isUp} />}
        </span>
        <span className={`${styles.line} ${styles.sums}`}>
          <span>
            {t('risk')} <b translate="no">{shown(placed ? placed.risk : money?.risk)}</b>
          </span>
          {stage.stage === 'rejected' && now ? (
            <button type="button" className={styles.again} aria-disabled={isGuarded} onClick={wager.reopen}>
              {t('button.tryAgain')}
            </button>
          ) : (
            <span>
              {t('toWin')} <b translate="no">{shown(placed ? placed.win : money?.win)}</b>
            </span>
          )}
        </span>
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

  /** The reason to skip it comes before earlier news. */
  function skippedNews(): EntryNews | null {
    if (skipReason === null) return null
    const isFull = skipReason === 'full'
    return {
      text: isFull ? matchRemainingText(t, 0, state.currency) : t('field.balanceBelowMin'),
      tone: 'bad',
    }
  }

  /** The fault of its own stake; a short balance is shown for all together. */
  function stakeNews(): EntryNews | null {
    if (stage.stage !== 'editing') return null
    if (slip.sameStake) return null
    const isNoAmount = stakeFaultOf(money, wager.limits) === 'noAmount'
    const text = wager.isMistyped
      ? t('field.invalidBetAmount')
      : isNoAmount
        ? stakeError(t, stage.draft, money, state.currency)
        : null
    return text === null ? null : { text, tone: 'bad' }
  }
})

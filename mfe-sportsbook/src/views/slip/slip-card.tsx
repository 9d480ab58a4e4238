import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { placedBet } from '../../domain/placed-bet'
import { stakeLockOf } from '../../domain/slip-stake'
import { restated } from '../../domain/slip-terms'
import type { WhyLeftOut } from '../../state/several'
import { isEditing, type SlipEntry } from '../../state/slip-entry'
import { adjustmentWords } from './adjustment-words'
import { BetWait } from './bet-wait'
import { type EntryNews, singleNews } from './entry-news'
import { movedFrom } from './moved-from'
import { PickText } from './pick-text'
import { SlipClock } from './slip-clock'
import { useSlip } from './slip-context'
import { AskedPrice, OldPrice } from './slip-old-price'
import { SlipPrice } from './slip-price'
import styles from './slip-several.module.css'
import { kickoffWords } from './slip-times'
import { kindWithScore, matchLeftText, matchName, pickWithLine } from './slip-words'
import { isAboutStake, stakeError } from './stake-error'
import { ignoreRepeatedEnter, StakeInput } from './stake-input'
import { useRest } from './use-rest'

interface SlipCardProps {
  entry: SlipEntry
  /** The form with the button of all: Enter in a stake of its own presses it. */
  formId: string
  /** Why it is not sent with the others. */
  whyLeftOut: WhyLeftOut | null
}

/** One of several selections: what it is, its price of now, its own risk and win, and what became of its bet. */
export const SlipCard = observer(function SlipCard({ entry, formId, whyLeftOut }: SlipCardProps) {
  const { t, name: called } = useWords()
  const { slip, state, now: clock } = useSlip()
  const { selection, wager } = entry
  const { stage, money } = wager
  const id = useId()
  const placed = 'sent' in stage ? placedBet(stage) : null
  const leg = placed ? placed.legs[0]?.leg : selection.leg
  const name = leg ? pickWithLine(t, leg) : t('leg.loading')
  const isResting = useRest(false, clock, wager.restsUntil)
  const wrongStake = stakeNews()
  const leftOut = leftOutNews()
  const news =
    leftOut ?? (wager.isMistyped ? wrongStake : null) ?? singleNews(t, entry, state.currency) ?? wrongStake
  const isStakeWrong =
    news !== null &&
    (news === leftOut || news === wrongStake || isAboutStake(wager.draft?.refusal?.code ?? ''))
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
              <AskedPrice asked={placed?.legs[0]?.asked ?? null} odds={leg.odds} />
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
          <span
            className={`${styles.news} ${news ? styles[news.tone] : ''}`}
            id={`${id}-news`}
            // What the server refused is told with what became of the others.
            role={wrongStake && news === wrongStake ? 'alert' : undefined}
          >
            {stage.stage === 'waiting' ? (
              <BetWait bet={stage.bet} />
            ) : (
              [adjusted, news?.text].filter(Boolean).join(' ')
            )}{' '}
            {was && isLineMove && <OldPrice text={was.text} isUp={was.isUp} />}
          </span>
        </span>
        {placed || slip.sameStake ? (
          <span className={`${styles.line} ${slip.sameStake ? '' : styles.tall}`}>
            <span>
              {t('risk')} <b>{shown(placed ? placed.risk : money?.risk)}</b>
            </span>
            {stage.stage === 'rejected' && now ? (
              <button type="button" className={styles.again} aria-disabled={isResting} onClick={wager.reopen}>
                {t('button.tryAgain')}
              </button>
            ) : (
              <span>
                {t('toWin')} <b>{shown(placed ? placed.win : money?.win)}</b>
              </span>
            )}
          </span>
        ) : (
          <span className={styles.line}>
            <StakeInput
              id={fieldIdOf(entry)}
              form={formId}
              name="stake"
              enterKeyHint="done"
              className={styles.own}
              aria-label={`${t('stake.label', { currency: state.currency })}, ${name}`}
              placeholder={t('bets.stake')}
              value={wager.draft?.stakeText ?? ''}
              readOnly={stage.stage !== 'editing'}
              aria-invalid={isStakeWrong}
              aria-describedby={`${id}-news`}
              onType={wager.type}
              onRefused={wager.mistype}
              onKeyDown={(event) => {
                ignoreRepeatedEnter(event)
                if (event.key === 'Enter' && focusNextEmpty()) event.preventDefault()
              }}
              onFocus={(event) => {
                slip.show(entry)
                event.target.select()
              }}
              onBlur={({ relatedTarget }) => {
                if (!relatedTarget?.matches('[type="submit"]')) wager.leave()
              }}
            />
            {/* Both, whatever the price: at a negative one the risk is not the stake. */}
            <span className={styles.sums}>
              <span>
                {t('risk')} <b>{shown(money?.risk)}</b>
              </span>
              <span>
                {t('toWin')} <b>{shown(money?.win)}</b>
              </span>
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

  function fieldIdOf(one: SlipEntry): string {
    return `${formId}-stake-${one.id}`
  }

  /**
   * Whoever fills one stake after the other bets none of them alone: Enter goes on to the next that is empty and can be bet on.
   * From an empty one, and from the last, it bets.
   */
  function focusNextEmpty(): boolean {
    if (!wager.draft?.stakeText) return false
    const next = slip.all.slice(slip.all.indexOf(entry) + 1).find(isToBeFilled)
    if (next) document.getElementById(fieldIdOf(next))?.focus()
    return next !== undefined
  }

  /** Why it is left out comes before what was said of it earlier. */
  function leftOutNews(): EntryNews | null {
    if (whyLeftOut === null) return null
    const isFull = whyLeftOut === 'full'
    return { text: isFull ? matchLeftText(t, 0, state.currency) : t('field.balanceBelowMin'), tone: 'bad' }
  }

  /** What is wrong with its stake alone: that the balance is short is said of all of them together. */
  function stakeNews(): EntryNews | null {
    if (stage.stage !== 'editing') return null
    if (slip.sameStake) return null
    const isUnread = stakeLockOf(money, wager.limits) === 'unread'
    const text = wager.isMistyped
      ? t('field.invalidBetAmount')
      : isUnread
        ? stakeError(t, stage.draft, money, state.currency)
        : null
    return text === null ? null : { text, tone: 'bad' }
  }
})

/** Offered, and without a stake. */
const isToBeFilled = (entry: SlipEntry): boolean => {
  const { draft, kind, paysTooMuch } = entry.wager
  return isEditing(entry) && !draft?.stakeText && kind.readiness !== 'locked' && !paysTooMuch
}

import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import type { SlipMatch } from '../../../shared/domain/slip-match'
import { PickText } from '../pick-text'
import slipStyles from '../slip.module.css'
import { useSlip } from '../slip-context'
import { MatchScore, SlipClock } from '../slip-match-line'
import { OldPrice } from '../slip-price'
import { eventName, kickoffWords, pickWithLine, unknownWords } from '../slip-words'
import styles from './parlay.module.css'

interface LegCardProps {
  place: number
  /** Null until it is known. */
  leg: SlipLeg | null
  match: SlipMatch | null
  /** The factor or the price of the leg. */
  price: ReactNode
  /** Kind of market. */
  kind: ReactNode
  /** The price before a move, and whether it is better now; null without a direction. */
  was?: { readonly text: string; readonly isUp: boolean | null } | null
  /** The words of a move that asks: a short title, and the whole text for screen readers. */
  moved?: { readonly title: string; readonly spoken: string } | null
  /** The fault of the leg in place of the league, so that the button keeps its place. */
  fault?: string | null | undefined
  /** The leg is no longer offered: its name where no other is known. */
  isClosed?: boolean
  /** The leg waits; otherwise the fault blocks the bet. */
  isPassing?: boolean
  onRemove?: (() => void) | undefined
}

/** The rest of the card stays readable beside the fault. */
export const LegCard = observer(function LegCard(props: LegCardProps) {
  const {
    place,
    leg,
    match,
    price,
    kind,
    was,
    moved,
    fault,
    isClosed = false,
    isPassing = false,
    onRemove,
  } = props
  const { t, name: called } = useWords()
  const { state } = useSlip()
  const name = leg ? pickWithLine(t, leg) : isClosed ? t('leg.gone') : unknownWords(t, state.freshness)
  // An outright shows its competition in place of a match.
  const isOutright = leg?.bet_type === 'orz'
  return (
    <li className={fault && !isPassing ? styles.wrong : fault || moved ? styles.asks : ''}>
      <section aria-label={name}>
        <p className={styles.pick}>
          <span>
            <small>{place + 1}</small> <b>{leg ? <PickText leg={leg} /> : name}</b>
          </span>
          <b translate="no">{price}</b>
        </p>
        {!leg && fault && (
          <p className={styles.match}>
            <span className={styles.news}>
              <Icon name="warning" size={13} /> {fault}
            </span>
          </p>
        )}
        {leg && (
          <div className={styles.match}>
            <LegMatch leg={leg} match={match} />
            <div className={styles.kind} title={isOutright ? undefined : `${called(leg.league)} · ${kind}`}>
              <p className={fault || was ? slipStyles.unseen : undefined} aria-hidden={Boolean(fault || was)}>
                {kind}
                {!isOutright && ` · ${called(leg.league)}`}
              </p>
              {(fault || was) && (
                <p>
                  {kind}
                  {fault && (
                    <span className={styles.news}>
                      <Icon name="warning" size={13} /> {fault}
                    </span>
                  )}
                  {was && (
                    <span className={styles.was}>
                      {moved && <b aria-hidden="true">{moved.title}</b>}{' '}
                      <OldPrice text={was.text} isUp={was.isUp} />
                    </span>
                  )}
                </p>
              )}
            </div>
            {moved && <span className={slipStyles.spoken}>{moved.spoken}</span>}
          </div>
        )}
      </section>
      {onRemove && (
        <button type="button" onClick={onRemove} aria-label={t('leg.remove', { name })}>
          <Icon name="close" size={14} />
        </button>
      )}
    </li>
  )
})

/** "Arsenal 1-0 Chelsea 1H 22′" while it runs, "Arsenal v Chelsea · 22/11 01:30" before. */
function LegMatch({ leg, match }: { leg: SlipLeg; match: SlipMatch | null }) {
  const { t } = useWords()
  const { now } = useSlip()
  if (match?.market !== 3)
    return <p className={styles.teams}>{`${eventName(t, leg)} · ${kickoffWords(leg.kickoff, now())}`}</p>
  return (
    <p className={styles.teams}>
      <MatchScore leg={leg} score={match.score} /> <SlipClock match={match} />
    </p>
  )
}

/** "3 of 12 legs". Over the legs: below them the stake, which stays in sight, hides it. */
export function LegsMeter({ count, most }: { count: number; most: number }) {
  const { t } = useWords()
  return (
    <div className={styles.meter}>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          <i key={at} className={at < count ? styles.full : ''} />
        ))}
      </span>
      {t('parlay.meter', { count, most })}
    </div>
  )
}

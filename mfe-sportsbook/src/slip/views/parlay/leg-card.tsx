import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { SlipLeg } from '../../../shared/domain/slip-leg'
import type { SlipMatch } from '../../../shared/domain/slip-match'
import { MatchScore } from '../match-score'
import { PickText } from '../pick-text'
import slipStyles from '../slip.module.css'
import { SlipClock } from '../slip-clock'
import { useSlip } from '../slip-context'
import { OldPrice } from '../slip-old-price'
import { kickoffWords } from '../slip-times'
import { eventName, pickWithLine, unknownWords } from '../slip-words'
import styles from './parlay.module.css'

interface LegCardProps {
  place: number
  /** Null while nothing is known of it. */
  leg: SlipLeg | null
  match: SlipMatch | null
  /** What the leg multiplies the bet by, or pays. */
  price: ReactNode
  /** Kind of market. */
  kind: ReactNode
  /** The price before a move, and whether it is better now; null without a direction. */
  was?: { readonly text: string; readonly isUp: boolean | null } | null
  /** The same move in words, where it asks: in short, to be seen, and as a whole, for a screen reader. */
  moved?: { readonly title: string; readonly spoken: string } | null
  /** The fault of the leg in place of the league, so that the button keeps its place. */
  fault?: string | null | undefined
  /** It is not offered, which names it where nothing else is known. */
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

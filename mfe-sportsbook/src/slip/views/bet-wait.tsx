import type { Bet } from '@touchline/contracts/calls'
import type { Freshness } from '@touchline/contracts/host'
import type { SuspensionReason } from '@touchline/contracts/odds'
import { Ring } from '@touchline/ui'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import noticeStyles from './slip-notice.module.css'
import severalStyles from './slip-several.module.css'
import { useNow } from './use-now'

interface BetWaitProps {
  bet: Bet
  /** The suspension of its match. */
  suspension: SuspensionReason | undefined
}

/** The remaining wait of one of several bets, then the reason of the delay. */
export const BetWait = observer(function BetWait({ bet, suspension }: BetWaitProps) {
  const { t } = useWords()
  const { freshness } = useSlip().state
  const { seconds, share } = useWait(bet)
  return (
    <span className={severalStyles.wait}>
      <Ring share={share} size={16} />{' '}
      <span>{seconds > 0 ? waitTitle(t, seconds) : heldWords(t, freshness, [suspension])}</span>
    </span>
  )
})

/** The countdown of a waiting bet. It redraws itself alone. */
export function WaitRing({ bet }: { bet: Bet }) {
  const { t } = useWords()
  const { seconds, share } = useWait(bet)
  return (
    <div className={noticeStyles.waiting}>
      <Ring share={share} size={44}>
        {seconds > 0 ? seconds : '…'}
      </Ring>
      <p>
        <strong>{waitTitle(t, seconds)}</strong>
      </p>
    </div>
  )
}

interface WaitHintProps {
  bet: Bet
  /** The suspensions of its matches. */
  suspensions: readonly (SuspensionReason | undefined)[]
  /** Shown until the announced time has passed. */
  before?: string
}

/** The hint below the button of a waiting bet: the reason of the wait, then of the delay. */
export const WaitHint = observer(function WaitHint({ bet, suspensions, before }: WaitHintProps) {
  const { t } = useWords()
  const { freshness } = useSlip().state
  const { seconds } = useWait(bet)
  if (freshness === 'lost') return <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
  const text = seconds > 0 ? before : heldWords(t, freshness, suspensions)
  return text && <p className={styles.hint}>{text}</p>
})

const TICK_MS = 250

interface Wait {
  /** Whole seconds until the announced decision; 0 afterwards. */
  readonly seconds: number
  /** The remaining share, from 1 to 0. */
  readonly share: number
}

/** The remaining wait of a bet. It draws four times a second: call it where the count is shown. */
export function useWait(bet: Pick<Bet, 'decide_at' | 'placed_at'>): Wait {
  const { now } = useSlip()
  const at = useNow(now, TICK_MS)
  const end = bet.decide_at ?? at
  const leftMs = Math.max(0, end - at)
  return { seconds: Math.ceil(leftMs / 1000), share: leftMs / Math.max(1, end - (bet.placed_at ?? at)) }
}

/** The remaining wait of a bet, or that it takes longer than announced. */
export const waitTitle = (t: Translate, seconds: number): string =>
  seconds > 0 ? t('waiting.title', { seconds }) : t('waiting.titleLong')

/** The reason of the delay: a dangerous suspension, unless the connection is lost. */
export function heldWords(
  t: Translate,
  freshness: Freshness,
  suspensions: readonly (SuspensionReason | undefined)[],
): string {
  if (freshness === 'lost') return t('waiting.lost')
  return t(suspensions.some(isDangerous) ? 'waiting.textDanger' : 'waiting.textLong')
}

const isDangerous = (suspension: SuspensionReason | undefined): boolean =>
  suspension === 'dangerousAttack' || suspension === 'penalty'

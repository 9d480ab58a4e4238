import { Button, Icon } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { withBetsWords } from '../../locales/bets-words'
import { lastBetName, pickAlone, repeatBet, SlipEmptyText, SlipFoot, SlipNotice, useSlip } from '../../slip'
import styles from '../../slip/views/slip-notice.module.css'
import { DiceIcon } from './dice-icon'

/** In the file of the parlay, which is what most of them become. */
const LuckyPick = lazily(
  async () => (await withBetsWords(import(/* webpackChunkName: "parlay" */ './lucky-pick'))).LuckyPick,
)

/** A slip without selections: instructions, or the lucky pick. */
export const SlipIdle = observer(function SlipIdle() {
  const { t } = useWords()
  const { state } = useSlip()
  const [pick, setPick] = useState<'untouched' | 'open' | 'closed'>('untouched')
  if (state.isViewOnly)
    return (
      <SlipEmptyText>
        <SlipNotice tone="info" icon="lock" title={t('lock.viewOnly')}>
          {t('lock.viewOnlyText')}
        </SlipNotice>
      </SlipEmptyText>
    )
  if (pick === 'open')
    return (
      <Suspense fallback={<SlipEmptyText />}>
        <LuckyPick onClose={() => setPick('closed')} />
      </Suspense>
    )
  return (
    <>
      <SlipEmptyText>
        {/* Closing the pick returns the focus. */}
        <Button wide autoFocus={pick === 'closed'} onClick={() => setPick('open')}>
          <DiceIcon /> {t('empty.lucky')}
        </Button>
        <RepeatBet />
      </SlipEmptyText>
      <SlipFoot />
    </>
  )
})

/** Repeats the last bet, and names its selections that are no longer offered. */
const RepeatBet = observer(function RepeatBet() {
  const { t } = useWords()
  const { slip, state, last } = useSlip()
  const bet = last.bet()
  if (!bet) return null
  const repeat = async () => {
    const places = await repeatBet(slip, bet, { calls: last.calls, context: state })
    const names = places.flatMap((place) => (bet.legs[place] ? [pickAlone(t, bet.legs[place])] : []))
    // The slip may hold the others by now, so that nothing of this is in sight.
    if (names.length > 0) last.warn(t('empty.repeatGone', { names: names.join(', ') }))
  }
  return (
    <Button wide className={styles.repeat} onClick={() => void repeat()}>
      <Icon name="refresh" size={16} />
      <span>
        {t('empty.repeat')} <small>{lastBetName(t, bet, state.currency)}</small>
      </span>
    </Button>
  )
})

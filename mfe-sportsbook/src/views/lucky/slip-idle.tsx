import { Button } from '@touchline/ui'
import { lazily } from '@touchline/ui/lazily'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { withBetsWords } from '../../locales/bets-words'
import { useSlip } from '../slip/slip-context'
import { SlipEmptyText } from '../slip/slip-empty-text'
import { SlipNotice } from '../slip/slip-notice'
import { DiceIcon } from './dice-icon'

/** In the file of the parlay, which is what most of them become. */
const LuckyPick = lazily(
  async () => (await withBetsWords(import(/* webpackChunkName: "parlay" */ './lucky-pick'))).LuckyPick,
)

/** A slip without selections: what to press, or selections drawn at random. */
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
    <SlipEmptyText>
      {/* Whoever closes the pick is back where they opened it. */}
      <Button wide autoFocus={pick === 'closed'} onClick={() => setPick('open')}>
        <DiceIcon /> {t('empty.lucky')}
      </Button>
    </SlipEmptyText>
  )
})

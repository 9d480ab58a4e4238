import { LIMITS } from '@touchline/contracts'
import { Pager } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { BetListStore } from '../state/bet-list-store'

/** The pages of the list, with the numbers of the bets on this one. */
export const BetListPager = observer(({ store }: { store: BetListStore }) => {
  const { t } = useWords()
  const { stage, pages, firstNumber } = store
  if (stage.stage !== 'ready') return null
  const { page } = store.view
  const { total } = stage
  const to = Math.min(firstNumber + LIMITS.pageSize - 1, total)
  return (
    <Pager
      page={page}
      pages={pages}
      turnTo={store.turnTo}
      labels={{
        pager: t('pager.label'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        place: t('pager.place', { page, pages }),
      }}
      range={t('pager.range', { from: firstNumber, to, total })}
    />
  )
})

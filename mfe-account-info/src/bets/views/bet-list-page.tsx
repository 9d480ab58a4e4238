import { ScreenPage } from '@touchline/screens'
import { useWords } from '@touchline/ui/words'
import { BetProducts } from '../../shared/views/bet-products'
import type { BetListStore } from '../state/bet-list-store'
import { BetListBody } from './bet-list-body'
import { Segments } from './segments'

/** The bet list within the account area. */
export function BetListPage({ store }: { store: BetListStore }) {
  const { t } = useWords()
  return (
    <ScreenPage title={t('betList.title')} note={t('betList.timeZone')}>
      <BetProducts current="sports" />
      <Segments store={store} />
      <BetListBody store={store} />
    </ScreenPage>
  )
}

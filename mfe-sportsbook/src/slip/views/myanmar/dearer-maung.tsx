import { deductionOf } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { MaungBasis } from '../../domain/burmese-money'
import { type BurmeseLegs, maungOf } from '../../state/burmese-legs'
import { SlipNotice } from '../slip-notice'

/** More is kept of the gross than the player has seen: it asks, as a price that became worse does. */
export const DearerMaung = observer(function DearerMaung({ legs }: { legs: BurmeseLegs }) {
  const { t } = useWords()
  const { dearer } = legs
  const [seen, now] = [dearer && maungOf(legs, dearer), maungOf(legs)]
  if (!seen || !now) return null
  const percent = ({ legCount, deductions }: MaungBasis) => deductionOf(legCount, deductions)
  return (
    <SlipNotice tone="warning" title={t('burmese.deductionMoved')}>
      {t('burmese.deductionFrom', { from: percent(seen), to: percent(now) })}
    </SlipNotice>
  )
})

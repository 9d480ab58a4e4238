import type { Currency } from '@touchline/contracts/limits'
import { deductionOf, formatMoney, formatSignedMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type BurmeseLegs, maungOf } from '../../domain/bets/legs'
import { type MaungBasis, maungReturn } from '../../domain/bets/myanmar'
import { SlipFacts } from '../slip-facts'
import { SlipNotice } from '../slip-notice'

/** The deduction of a maung: gross, deduction and payout. */
export function MaungReturn({
  maung,
  stake,
  currency,
}: {
  maung: MaungBasis
  /** Minor units; null while it cannot be read. */
  stake: number | null
  currency: Currency
}) {
  const { t } = useWords()
  const { gross, percent, deducted, paid } = maungReturn(maung, stake ?? 0)
  const shown = (text: string): string => (stake === null ? '–' : text)
  const count = maung.legCount
  return (
    <SlipFacts
      facts={[
        {
          name: t('burmese.gross', { times: Array.from({ length: count }, () => '× 2').join(' ') }),
          value: shown(formatMoney(gross, currency)),
        },
        {
          name: t('burmese.deduction', { count, percent }),
          value: shown(formatSignedMoney(-deducted, currency)),
        },
        { name: t('burmese.return'), value: shown(formatMoney(paid, currency)) },
      ]}
    />
  )
}

/** The notice of a raised deduction, which asks for consent as a worse price does. */
export const RaisedDeduction = observer(function RaisedDeduction({ legs }: { legs: BurmeseLegs }) {
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

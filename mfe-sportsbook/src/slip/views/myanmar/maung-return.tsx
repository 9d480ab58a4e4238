import type { Currency } from '@touchline/contracts/limits'
import { formatMoney, formatSignedMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { type MaungBasis, maungReturn } from '../../domain/burmese-money'
import { SlipFacts } from '../slip-facts'

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

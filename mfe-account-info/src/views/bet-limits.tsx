import type { Currency } from '@touchline/contracts/limits'
import { sportKey } from '@touchline/contracts/odds'
import type { BetLimit } from '@touchline/contracts/session'
import { formatMoney } from '@touchline/rules'
import { Table } from '@touchline/ui/table'
import { type Translate, useWords } from '@touchline/ui/words'
import { limitParts } from '../domain/limit-parts'
import styles from './bet-limits.module.css'

interface BetLimitsProps {
  limits: readonly BetLimit[]
  currency: Currency
}

/** What a bet may cost and bring, as the upline has set it: to be read, not changed. */
export function BetLimits({ limits, currency }: BetLimitsProps) {
  const { t, tag } = useWords()
  const amount = (minor: number) => formatMoney(minor, currency, tag)
  return (
    <section className={styles.limits} aria-labelledby="settings-limits">
      <header>
        <h2 id="settings-limits">{t('settings.limits.title')}</h2>
        <span>{t('settings.limits.by', { currency })}</span>
      </header>
      <Table
        caption={t('settings.limits.title')}
        rows={limits}
        keyOf={({ key }) => key}
        narrow="scroll"
        columns={[
          { id: 'of', head: t('settings.limits.of'), cell: ({ key }) => nameOf(key, t) },
          ...(['min_bet', 'max_bet', 'max_payout'] as const).map((bound) => ({
            id: bound,
            head: t(`settings.limits.${bound}`),
            align: 'end' as const,
            cell: (limit: BetLimit) => amount(limit[bound]),
          })),
        ]}
      />
    </section>
  )
}

/** Bets that a limit is for: "Mix parlay, Football", or all that have none of their own. */
function nameOf(key: string, t: Translate): string {
  const { kind, sport, betType } = limitParts(key)
  const names = [
    kind && t(`kind.${kind}`),
    sport !== null && t(`settings.sport.${sportKey(sport) ?? 'other'}`, { id: sport }),
    betType && t(`betType.${betType}`),
  ]
  return names.filter(Boolean).join(', ') || t('settings.limits.others')
}

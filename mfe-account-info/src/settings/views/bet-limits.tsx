import type { Currency } from '@touchline/contracts/limits'
import { sportKey } from '@touchline/contracts/odds'
import type { BetLimit } from '@touchline/contracts/session'
import { formatMoney } from '@touchline/rules'
import { type Translate, useWords } from '@touchline/ui/words'
import { limitParts } from '../domain/limit-parts'
import styles from './bet-limits.module.css'

const BOUNDS = ['min_bet', 'max_bet', 'max_payout', 'max_per_match'] as const

interface BetLimitsProps {
  limits: readonly BetLimit[]
  currency: Currency
}

/** The limits of a bet and its win, as the upline has set them: to be read, not changed. */
export function BetLimits({ limits, currency }: BetLimitsProps) {
  const { t } = useWords()
  return (
    <section className={styles.limits}>
      <header>
        <h2 id="settings-limits">{t('settings.limits.title')}</h2>
        <span>{t('settings.limits.by', { currency })}</span>
      </header>
      {limits.length === 0 ? (
        <p>{t('settings.limits.none')}</p>
      ) : (
        <LimitsTable limits={limits} currency={currency} />
      )}
    </section>
  )
}

function LimitsTable({ limits, currency }: BetLimitsProps) {
  const { t } = useWords()
  const amountOf = (minor: number | undefined) => (minor === undefined ? '–' : formatMoney(minor, currency))
  return (
    <table aria-labelledby="settings-limits">
      <thead>
        <tr>
          <th scope="col">{t('settings.limits.of')}</th>
          {BOUNDS.map((bound) => (
            <th key={bound} scope="col">
              {t(`settings.limits.${bound}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {limits.map((limit) => (
          <tr key={limit.key}>
            <th scope="row">{nameOf(limit.key, t)}</th>
            {BOUNDS.map((bound) => (
              <td key={bound} translate="no">
                {amountOf(limit[bound])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Bets that a limit is for: "Mix parlay · Football", or all that have none of their own. */
function nameOf(key: string, t: Translate): string {
  const { kind, sport, betType } = limitParts(key)
  const names = [
    kind && t(`kind.${kind}`),
    sport !== null && t(`settings.sport.${sportKey(sport) ?? 'other'}`, { id: sport }),
    betType && t(`betType.${betType}`),
  ]
  return names.filter(Boolean).join(' · ') || t('settings.limits.others')
}

import { ODDS_TYPE_LABEL, type OddsType, OddsTypeId } from '@touchline/contracts/odds'
import { convertBetween, formatOdds } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { CSSProperties } from 'react'
import { type LuckyWish, ODDS_STOPS } from '../domain/lucky-wish'
import styles from './lucky.module.css'

interface LuckyRangeProps {
  odds: LuckyWish['odds']
  oddsType: OddsType
  onChange: (odds: LuckyWish['odds']) => void
}

const LAST = ODDS_STOPS.length - 1

/** Lowest and highest price of a leg, decimal as parlays are priced, and in the odds type of the member: two thumbs on one track, which never pass. */
export function LuckyRange({ odds: [from, to], oddsType, onChange }: LuckyRangeProps) {
  const { t } = useWords()
  const [low, high] = [placeOf(from), placeOf(to)]
  const shown = (decimal: number) => formatOdds(inType(decimal, oddsType))
  const ends = (one: string, other: string) => t('lucky.range', { from: one, to: other })
  const track = { '--from': low / LAST, '--to': high / LAST } as CSSProperties
  return (
    <fieldset className={styles.row}>
      <legend>{t('lucky.odds')}</legend>
      <p className={styles.rangeHead}>
        <b translate="no">{`${ends(formatOdds(from), formatOdds(to))} ${ODDS_TYPE_LABEL[OddsTypeId.DEC]}`}</b>
      </p>
      <div className={styles.range} style={track}>
        <input
          type="range"
          aria-label={t('lucky.lowest')}
          aria-valuetext={formatOdds(from)}
          max={LAST}
          value={low}
          onChange={({ target }) => onChange([at(Math.min(Number(target.value), high - 1)), to])}
        />
        <input
          type="range"
          aria-label={t('lucky.highest')}
          aria-valuetext={formatOdds(to)}
          max={LAST}
          value={high}
          onChange={({ target }) => onChange([from, at(Math.max(Number(target.value), low + 1))])}
        />
      </div>
      {/* Prices of these markets are Malay also for who has Burmese ones elsewhere. */}
      {oddsType !== OddsTypeId.DEC && (
        <p className={styles.match} translate="no">
          {`${ends(shown(from), shown(to))} ${ODDS_TYPE_LABEL[oddsType === OddsTypeId.MM ? OddsTypeId.MY : oddsType]}`}
        </p>
      )}
    </fieldset>
  )
}

const at = (place: number): number => ODDS_STOPS[Math.min(LAST, Math.max(0, place))] ?? ODDS_STOPS[0]
const placeOf = (decimal: number): number => Math.max(0, (ODDS_STOPS as readonly number[]).indexOf(decimal))

const inType = (decimal: number, oddsType: OddsType): number =>
  oddsType === OddsTypeId.DEC ? decimal : convertBetween(decimal, OddsTypeId.DEC, oddsType)

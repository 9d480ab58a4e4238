import { BET_TYPES, ESPORTS, NUMBERS_AND_RACES, SPORTS } from '@touchline/contracts/odds'
import { LIMITED_KINDS } from '@touchline/contracts/session'
import { SPORT_RULES } from '@touchline/rules'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

const SPORT = '[1-9]\\d{0,3}'
const KEY = new RegExp(
  `^(\\*|${SPORT}(:(${BET_TYPES.join('|')}))?|(${LIMITED_KINDS.join('|')})(:${SPORT})?)$`,
)

/** @throws UsageError for a key that nothing looks up: its limit would hold for nobody */
export function limitKeyOf(key: string): string {
  if (KEY.test(key)) return key
  const kinds = LIMITED_KINDS.join(', ')
  throw new UsageError(
    `No limit ${quoted(key)}: *, <sport>, <sport>:<bet type>, <kind> or <kind>:<sport>; sport 1 is football, kinds are ${kinds}`,
  )
}

const KNOWN_SPORTS: readonly number[] = [
  ...new Set([
    ...SPORTS.map(({ id }) => id),
    ...Object.keys(SPORT_RULES).map(Number),
    ...ESPORTS,
    ...NUMBERS_AND_RACES,
  ]),
].sort((a, b) => a - b)

/** @throws UsageError for a key of an unknown sport: no bet would ever look its limit up */
export function requireKnownSport(key: string): void {
  const sport = key.split(':').find((part) => /^\d+$/.test(part))
  if (sport === undefined || KNOWN_SPORTS.includes(Number(sport))) return
  throw new UsageError(`No sport ${sport}: one of ${KNOWN_SPORTS.join(', ')}`)
}

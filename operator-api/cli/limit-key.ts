import { BET_TYPES } from '@touchline/contracts/odds'
import { LIMITED_KINDS } from '@touchline/contracts/session'
import { said } from './said'
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
    `No limit ${said(key)}: *, <sport>, <sport>:<bet type>, <kind> or <kind>:<sport>; sport 1 is football, kinds are ${kinds}`,
  )
}

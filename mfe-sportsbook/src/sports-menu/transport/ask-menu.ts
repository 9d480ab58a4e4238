import { type ResponseOf, uxMenu } from '@touchline/contracts/calls'
import type { CallResult, CallService } from '@touchline/contracts/host'

export type MenuAnswer = ResponseOf<typeof uxMenu>
export type MenuSport = MenuAnswer['sports'][number]

/** How many matches there are of each sport. */
export const askMenu = (call: CallService): Promise<CallResult<MenuAnswer>> =>
  call(uxMenu, {}, { quiet: true })

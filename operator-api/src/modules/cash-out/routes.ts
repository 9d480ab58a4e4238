import { cashOut, cashOutAuto, cashOutCheck } from '@touchline/contracts/calls'
import type { Access } from '../../plugins/access'
import type { CallServer } from '../../plugins/serve-call'
import type { createOfferPushes } from './offer-pushes'
import type { CashOuts } from './service'

const LOOK: Access = { need: 'view', product: 'sportsbook' }
const CASH_OUT: Access = { need: 'act', product: 'sportsbook' }

export function registerCashOuts(
  calls: CallServer,
  cashOuts: CashOuts,
  pushes: Pick<ReturnType<typeof createOfferPushes>, 'follow'>,
): void {
  calls.member(cashOutCheck, LOOK, async ({ bet_ids }, caller) => {
    const offers = (await cashOuts.offers(bet_ids, caller)).map(({ row, automatic }) => {
      const { offer } = cashOuts.value(row, automatic)
      pushes.follow(row, offer)
      return offer
    })
    return { offers }
  })
  calls.member(cashOut, CASH_OUT, (request, caller) => cashOuts.ask(request, caller))
  calls.member(cashOutAuto, CASH_OUT, (request, caller) => cashOuts.setAutomatic(request, caller))
}

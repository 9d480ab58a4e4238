import { betAcceptList, betRejectList, dBetListCancel, pendingBetList } from '@touchline/contracts/calls'
import type { Language } from '@touchline/contracts/limits'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import '@touchline/ui/tokens.css'
import { createAccountArea } from './app/create-account-area'
import { betOf, NOW, parlayOf, underOf } from './testing/bets'

/** The area on a page of its own, on a host in memory: `?lang=my&theme=dark`, and the address of a view behind `&at=`. */
const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'light'
document.documentElement.dataset.brandTheme = 'color2'
document.documentElement.lang = query.get('lang') ?? 'en'

const fake = createFakeHost()
fake.clock.now = NOW
fake.language.next((query.get('lang') ?? 'en') as Language)
fake.host.navigate(query.get('at') ?? '/info/betlist')

const running = [betOf(), parlayOf(), underOf()]
fake.answer(betAcceptList, ({ page }) => ({
  kind: 'ok',
  data: { bets: page === 1 ? running : [underOf({ bet_id: 'b4' })], total: 11 },
}))
fake.answer(pendingBetList, { bets: [], total: 0 })
fake.answer(dBetListCancel, {
  bets: [betOf({ bet_id: 'b5', status: 'void', result: 'void', returned: 9_600, net: 0 })],
  total: 1,
})
fake.answer(betRejectList, {
  bets: [betOf({ bet_id: 'b6', status: 'rejected', reason: 'rejectedGoal', returned: 9_600, net: 0 })],
  total: 1,
})

const target = document.createElement('main')
document.body.append(target)
void createAccountArea(target, fake.host)

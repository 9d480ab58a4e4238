import { uxMenu } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import remote from './remote'
import { playSample } from './testing/play-sample'

/** The board alone on a page, on invented prices: for work on its looks and for benches. */
const query = new URLSearchParams(window.location.search)
const fake = createFakeHost()
// There is no header above the board here.
document.documentElement.style.setProperty('--shell-top', '0px')
if (query.has('dark')) document.documentElement.dataset.theme = 'dark'
fake.location.next({ pathname: '/desktop', search: query.get('board') ?? '', hash: '' })
if (query.get('lang') === 'my') {
  fake.language.next('my')
  document.documentElement.lang = 'my'
}
if (query.has('mmk') && fake.balance.value) fake.balance.next({ ...fake.balance.value, currency_code: 'MMK' })
if (query.has('mmk')) {
  const { value } = fake.preferences
  fake.preferences.next({ ...value, pageDisplay: { ...value.pageDisplay, oddsType: 5 } })
}
fake.answer(uxMenu, {
  sports: [
    {
      id: 1,
      name: 'Football',
      early: 620,
      today: 309,
      live: 50,
      types: [126, 126, 110, 124, 0, 0, 98, 90, 84, 96, 104, 23],
      parlay: 118,
    },
    {
      id: 2,
      name: 'Basketball',
      early: 40,
      today: 34,
      live: 6,
      types: [34, 34, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0],
      parlay: 30,
    },
    {
      id: 3,
      name: 'Tennis',
      early: 12,
      today: 41,
      live: 11,
      types: [41, 41, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0],
      parlay: 30,
    },
  ],
})
const at = (id: string) => document.getElementById(id) as HTMLElement
const part = query.get('part')
if (part && remote.parcels?.[part]) void remote.parcels[part](at('root'), fake.host)
else void remote.mount(at('root'), fake.host)
playSample(fake, {
  matches: Number(query.get('matches') ?? 40),
  myanmar: query.has('mmk'),
  lost: query.has('lost'),
})

/** @jest-environment jsdom */
import { BehaviorSubject } from 'rxjs'
import { keepPageTitle } from './page-title'

const USUAL = 'Touchline - Sports Betting Platform'

function start(pathname = '/desktop') {
  jest.useFakeTimers()
  document.body.innerHTML = '<main></main>'
  const location$ = new BehaviorSubject({ pathname })
  const language$ = new BehaviorSubject<unknown>('en')
  const stop = keepPageTitle(document, USUAL, 'Touchline', { location$, language$ })
  const show = (heading: string) => {
    document.querySelector('main')?.replaceChildren()
    document.querySelector('main')?.insertAdjacentHTML('beforeend', heading)
  }
  return { location$, language$, stop, show }
}

afterEach(() => jest.useRealTimers())

test.each([
  { heading: '<h1>Bet List</h1>', title: 'Bet List - Touchline' },
  { heading: '<h1>Football<span>126 of 158</span></h1>', title: 'Football - Touchline' },
  { heading: '<h1> <b>Baccarat</b></h1>', title: 'Baccarat - Touchline' },
  { heading: '<h2>Part</h2>', title: USUAL },
])('a page with $heading is titled "$title"', ({ heading, title }) => {
  const { show, stop } = start()
  show(heading)
  jest.advanceTimersByTime(1000)
  expect(document.title).toBe(title)
  stop()
})

test('the first page keeps the usual title', () => {
  const { show, stop } = start('/')
  show('<h1>Log in</h1>')
  jest.advanceTimersByTime(1000)
  expect(document.title).toBe(USUAL)
  stop()
})

test('the title follows the page and its language', () => {
  const { show, stop, location$, language$ } = start()
  show('<h1>Bet List</h1>')
  jest.advanceTimersByTime(60_000)
  location$.next({ pathname: '/info/result' })
  jest.advanceTimersByTime(3000)
  show('<h1>Results</h1>')
  jest.advanceTimersByTime(250)
  expect(document.title).toBe('Results - Touchline')
  jest.advanceTimersByTime(60_000)
  language$.next('cn')
  show('<h1>赛果</h1>')
  jest.advanceTimersByTime(250)
  expect(document.title).toBe('赛果 - Touchline')
  stop()
})

import { retryDelay, socketUrl } from './live-socket'

test.each([
  ['/app', 'https://play.example', 'wss://play.example/app/live'],
  ['/app', 'http://localhost:8080', 'ws://localhost:8080/app/live'],
  ['https://app.example', 'https://play.example', 'wss://app.example/live'],
])('the socket beside %s on %s is %s', (base, origin, url) => {
  expect(socketUrl(base, origin)).toBe(url)
})

test.each([
  [0, 0, 120],
  [0, 1, 400],
  [3, 1, 3200],
  [20, 1, 15_000],
  [20, 0, 4500],
])('after %i failures, with the die at %d, the next try is in %i ms', (failures, die, ms) => {
  expect(retryDelay(failures, () => die)).toBe(ms)
})

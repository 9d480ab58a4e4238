import { LiveSocket, retryDelay, socketUrl } from './live-socket'

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

test('a browser that forbids sockets is asked again later, and nothing throws', () => {
  jest.useFakeTimers()
  let tries = 0
  const nothing = () => undefined
  const socket = new LiveSocket({
    open: () => {
      tries += 1
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
    url: 'wss://play.example/app/live',
    random: () => 1,
    onOpen: nothing,
    onMessage: nothing,
    onClosed: nothing,
  })
  socket.start()
  expect([tries, socket.connected]).toEqual([1, false])
  jest.advanceTimersByTime(400)
  expect(tries).toBe(2)
  socket.stop()
  jest.advanceTimersByTime(60_000)
  expect(tries).toBe(2)
  jest.useRealTimers()
})

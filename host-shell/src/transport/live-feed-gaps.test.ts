import { connectedListening, delta, snap } from '../testing/feed-rig'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('what the live feed has missed', () => {
  test('repairs a gap: asks once since what it holds, and passes nothing on until the answer', () => {
    const { feed, received, receive, subs } = connectedListening()
    receive(snap(1))
    receive(delta(2, 3))
    receive(delta(3, 4))
    expect(subs().slice(1)).toEqual([{ t: 'sub', ch: '1:3', since: { epoch: 'e', seq: 1 } }])
    receive(delta(1, 4))
    expect(received).toEqual(['snap 1', 'delta 4'])
    feed.stop()
  })

  test('asks for everything when a frame is broken', () => {
    const { feed, receive, subs } = connectedListening()
    receive(snap(1))
    receive({ ...snap(2), payload: 'nonsense' })
    expect(subs().at(-1)).toEqual({ t: 'sub', ch: '1:3' })
    feed.stop()
  })

  test('polls since what it holds while the socket is down, then catches up over the new socket', async () => {
    const { feed, received, latest, receive, polls, polled, sockets, subs } = connectedListening()
    receive(snap(1))
    polled.answer = delta(1, 2)
    latest().onclose?.({ code: 1006 })
    await jest.advanceTimersByTimeAsync(600)
    expect(polls[0]).toEqual({ epoch: 'e', seq: 1 })
    expect(received).toEqual(['snap 1', 'delta 2'])
    expect(sockets).toHaveLength(2)
    latest().onopen?.()
    expect(subs()).toEqual([{ t: 'sub', ch: '1:3', since: { epoch: 'e', seq: 2 } }])
    feed.stop()
  })
})

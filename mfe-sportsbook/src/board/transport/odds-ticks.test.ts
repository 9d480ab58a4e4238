import type { Channel, OddsFrame } from '@touchline/contracts/live'
import { BehaviorSubject, Subject } from 'rxjs'
import { readTicks } from './odds-ticks'

const beat = (ch: Channel, seq: number): OddsFrame => ({ t: 'beat', ch, epoch: 'e', seq, at: 0, rate: 1 })

function rig() {
  const frames = new Map<Channel, Subject<OddsFrame>>()
  const of = (channel: Channel) => {
    const held = frames.get(channel) ?? new Subject<OddsFrame>()
    frames.set(channel, held)
    return held
  }
  const waiting: (() => void)[] = []
  const schedule = (run: () => void) => {
    waiting.push(run)
    return () => waiting.splice(waiting.indexOf(run), 1)
  }
  const paint = () => {
    for (const run of waiting.splice(0)) run()
  }
  const ticks: number[][] = []
  const calm = new BehaviorSubject(true)
  const error = jest.fn()
  const end = readTicks(
    { odds$: of },
    ['1:3', '1:2'],
    { next: (tick) => ticks.push(tick.map((frame) => frame.seq)), error },
    {
      schedule,
      calm: (notify) => {
        const following = calm.subscribe(notify)
        return () => following.unsubscribe()
      },
    },
  )
  return { of, paint, ticks, waiting, end, error, frames, calm }
}

test('frames of all channels between two paints are one emission, in order', () => {
  const { of, paint, ticks } = rig()
  of('1:3').next(beat('1:3', 1))
  of('1:2').next(beat('1:2', 2))
  of('1:3').next(beat('1:3', 3))
  expect(ticks).toEqual([])
  paint()
  of('1:3').next(beat('1:3', 4))
  paint()
  expect(ticks).toEqual([[1, 2, 3], [4]])
})

test('nothing is painted after the reader ended', () => {
  const { of, paint, ticks, waiting, end, frames } = rig()
  of('1:3').next(beat('1:3', 1))
  end()
  expect(waiting).toHaveLength(0)
  paint()
  expect(ticks).toEqual([])
  expect(frames.get('1:3')?.observed).toBe(false)
})

test('a channel that fails ends all of them, and is reported once', () => {
  const { of, paint, ticks, error, frames, calm } = rig()
  of('1:3').next(beat('1:3', 1))
  of('1:2').error(new Error('gone'))
  of('1:3').error(new Error('gone too'))
  of('1:3').next(beat('1:3', 2))
  paint()
  expect(error).toHaveBeenCalledTimes(1)
  expect(ticks).toEqual([])
  expect(frames.get('1:3')?.observed).toBe(false)
  expect(calm.observed).toBe(false)
})

test('while the page answers a press frames wait, and come as one tick after it', () => {
  const { of, paint, ticks, calm } = rig()
  calm.next(false)
  of('1:3').next(beat('1:3', 1))
  of('1:2').next(beat('1:2', 2))
  paint()
  expect(ticks).toEqual([])
  calm.next(true)
  paint()
  expect(ticks).toEqual([[1, 2]])
})

test('a page that is never calm does not let frames pile up', () => {
  const { of, ticks, calm } = rig()
  calm.next(false)
  for (let seq = 1; seq <= 65; seq += 1) of('1:3').next(beat('1:3', seq))
  expect(ticks.map((tick) => tick.length)).toEqual([64])
})

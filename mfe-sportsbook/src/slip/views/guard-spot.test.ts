/** @jest-environment jsdom */
import { guardSpot } from './guard-spot'

describe('a place where something was pressed', () => {
  const BOX = { left: 100, right: 300, top: 700, bottom: 744 } as DOMRect
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.runAllTimers()
    jest.useRealTimers()
  })

  /** A link that has come there, and whether a press on it arrives. */
  function press(x: number, y: number, init: MouseEventInit = { detail: 1 }) {
    const link = document.createElement('a')
    document.body.append(link)
    const received: string[] = []
    const types = ['pointerdown', 'mousedown', 'click'] as const
    for (const type of types) {
      link.addEventListener(type, () => received.push(type))
      link.dispatchEvent(
        new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, ...init }),
      )
    }
    link.remove()
    return received
  }
  const ALL = ['pointerdown', 'mousedown', 'click']

  test('takes no press for a second', () => {
    guardSpot(BOX)
    expect(press(200, 720)).toEqual([])
    jest.advanceTimersByTime(999)
    expect(press(200, 720)).toEqual([])
    jest.advanceTimersByTime(1)
    expect(press(200, 720)).toEqual(ALL)
  })

  test('leaves presses beside it alone', () => {
    guardSpot(BOX)
    expect(press(200, 760)).toEqual(ALL)
    expect(press(320, 720)).toEqual(ALL)
  })

  test('leaves keys alone, whose clicks have no place', () => {
    guardSpot(BOX)
    expect(press(200, 720, { detail: 0 })).toContain('click')
  })

  test('that was never drawn guards nothing', () => {
    guardSpot({ left: 0, right: 0, top: 0, bottom: 0 } as DOMRect)
    expect(press(0, 0)).toEqual(ALL)
  })
})

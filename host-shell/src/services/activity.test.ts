import { Activity } from './activity'

const MINUTE = 60_000

/** A page whose time the test turns, minute by minute. */
function opened() {
  const clock = { now: 0 }
  const target = new EventTarget()
  let look = () => {}
  const report = jest.fn(() => void activity.reportIdleSeconds())
  const window = {
    addEventListener: target.addEventListener.bind(target),
    setInterval: (run: () => void) => {
      look = run
      return 0
    },
  } as unknown as Window
  const activity: Activity = new Activity({ window, steady: () => clock.now, report })
  const pass = (minutes: number, input?: string) => {
    for (let i = 0; i < minutes; i += 1) {
      clock.now += MINUTE - 1000
      if (input) target.dispatchEvent(new Event(input))
      clock.now += 1000
      look()
    }
  }
  return { activity, pass, report }
}

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])(
  '%s is a sign of a player',
  (input) => {
    const { activity, pass } = opened()
    pass(5)
    expect(activity.reportIdleSeconds()).toBe(300)
    pass(1, input)
    expect(activity.reportIdleSeconds()).toBe(1)
  },
)

test('scrolling alone reports activity every few minutes', () => {
  const { pass, report } = opened()
  pass(12, 'wheel')
  expect(report).toHaveBeenCalledTimes(3)
})

test('an absent member, or one whose page makes calls, sends no report', () => {
  const { activity, pass, report } = opened()
  for (let i = 0; i < 12; i += 1) {
    pass(1, 'keydown')
    activity.reportIdleSeconds()
  }
  pass(60)
  expect(report).not.toHaveBeenCalled()
})

test('reports more than a day as a day: no call accepts more', () => {
  const { activity, pass } = opened()
  pass(25 * 60)
  expect(activity.reportIdleSeconds()).toBe(86_400)
})

import { createTabLocks } from './tab-locks'

const forbidding = {
  request: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
} as unknown as LockManager

test.each([
  ['has no locks', undefined],
  ['forbids them', forbidding],
])('a tab of a browser that %s holds what it asks for, as if it were alone', async (_, locks) => {
  const onHeld = jest.fn()
  createTabLocks(locks).hold('bets', onHeld)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(onHeld.mock.calls).toEqual([[false]])
})

test('what is let go before the browser forbids it is never held', async () => {
  const onHeld = jest.fn()
  createTabLocks(forbidding).hold('bets', onHeld)()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(onHeld).not.toHaveBeenCalled()
})

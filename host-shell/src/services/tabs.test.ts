import { defaultPreferences } from '@touchline/contracts/session'
import { createTabs, type TabMessage } from './tabs'

/** A channel in memory: `say` is another tab. */
class FakeChannel {
  static last: FakeChannel
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly sent: unknown[] = []
  constructor() {
    FakeChannel.last = this
  }
  postMessage(message: unknown) {
    this.sent.push(message)
  }
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})

test.each([
  ['has no channels', undefined],
  [
    'refuses them',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  ],
])('a tab of a browser that %s is alone', (_, channel) => {
  Object.assign(globalThis, { BroadcastChannel: channel })
  const { tabs, received } = opened(false)
  tabs.notify({ type: 'out', code: 'requested' })
  expect(received).toEqual([])
})

function opened(hasOthers = true) {
  const tabs = createTabs()
  const received: TabMessage[] = []
  tabs.messages$.subscribe((message) => received.push(message))
  const post = (data: unknown) => hasOthers && FakeChannel.last.onmessage?.({ data })
  return { tabs, received, post }
}

test.each([
  [null],
  [undefined],
  ['out'],
  [5],
  [[]],
  [{}],
  [{ type: 'news' }],
  [{ type: 'out' }],
  [{ type: 'out', code: null }],
  [{ type: 'out', code: 'requested', session: {} }],
])('%j is no message of ours and reaches no subscriber', (data) => {
  const { received, post } = opened()
  post(data)
  expect(received).toEqual([])
})

test.each<[TabMessage]>([
  [{ type: 'in', account: 'demo', session: 'handle' }],
  [{ type: 'in', account: 'demo' }],
  [{ type: 'out', code: 'requested' }],
  [{ type: 'out', code: 'BLOCK', session: 'handle' }],
  [{ type: 'preferences', account: 'demo', preferences: { ...defaultPreferences() }, revision: 3 }],
])('%j is received as it was sent', (message) => {
  const { received, post, tabs } = opened()
  post(message)
  expect(received).toEqual([message])
  tabs.notify(message)
  expect(FakeChannel.last.sent).toEqual([message])
})

test('a session that ended for a reason of another version has ended all the same', () => {
  const { received, post } = opened()
  post({ type: 'out', code: 'newReason', session: 'handle' })
  expect(received).toEqual([{ type: 'out', code: 'newReason', session: 'handle' }])
})

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
  const { tabs, heard } = opened(false)
  tabs.notify({ type: 'out', code: 'requested' })
  expect(heard).toEqual([])
})

function opened(hasOthers = true) {
  const tabs = createTabs()
  const heard: TabMessage[] = []
  tabs.messages$.subscribe((message) => heard.push(message))
  const say = (data: unknown) => hasOthers && FakeChannel.last.onmessage?.({ data })
  return { tabs, heard, say }
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
])('%j is none of our messages, and nobody hears it', (data) => {
  const { heard, say } = opened()
  say(data)
  expect(heard).toEqual([])
})

test.each<[TabMessage]>([
  [{ type: 'in', account: 'demo', session: 'handle' }],
  [{ type: 'in', account: 'demo' }],
  [{ type: 'out', code: 'requested' }],
  [{ type: 'out', code: 'BLOCK', session: 'handle' }],
  [{ type: 'preferences', account: 'demo', preferences: { ...defaultPreferences() }, revision: 3 }],
])('%j is heard as it was said', (message) => {
  const { heard, say, tabs } = opened()
  say(message)
  expect(heard).toEqual([message])
  tabs.notify(message)
  expect(FakeChannel.last.sent).toEqual([message])
})

test('a session that ended for a reason of another version has ended all the same', () => {
  const { heard, say } = opened()
  say({ type: 'out', code: 'newReason', session: 'handle' })
  expect(heard).toEqual([{ type: 'out', code: 'newReason', session: 'handle' }])
})

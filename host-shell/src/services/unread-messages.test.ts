import { personalUnread } from '@touchline/contracts/calls'
import type { MemberMessage } from '@touchline/contracts/live'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { followUnread, type Popup, SPREAD_MS } from './unread-messages'

const POPUP: Popup = {
  key: 'cup',
  message: { id: '7', kind: 'special', title: 'Cup', body: '', at: 0, is_read: false },
}
const counts = (normal: number, personal = 0) => ({ normal, special: 0, personal })

/** Follows a server with this unread count, and collects the received counts. */
async function following(first: number, popup: Popup | null = null) {
  const fake = createFakeHost()
  const answers = (unread: number) => fake.answer(personalUnread, { unread: counts(unread), popup })
  answers(first)
  const received: number[] = []
  const popups: string[] = []
  const stop = followUnread(
    { ...fake.host, unread$: { next: (count) => received.push(count) }, random: () => 0.5 },
    ({ key }) => popups.push(key),
  )
  const settle = () => jest.advanceTimersByTimeAsync(0)
  await settle()
  const push = async (message: MemberMessage, waitMs = 0) => {
    fake.member.next(message)
    await jest.advanceTimersByTimeAsync(waitMs)
  }
  return { fake, received, popups, answers, stop, push, asked: () => fake.asked.length }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('is asked at the beginning, in the language of the page', async () => {
  const { received, fake } = await following(2)
  expect(received).toEqual([2])
  expect(fake.asked).toEqual([{ name: 'personalUnread', request: { language: 'en' } }])
})

test('counts that come along are taken without a question', async () => {
  const { received, push, asked } = await following(2)
  await push({ t: 'messages', unread: counts(1, 3) })
  expect([received, asked()]).toEqual([[2, 4], 1])
})

test('news for many members is requested after a delay, once', async () => {
  const { received, answers, push, asked } = await following(0)
  answers(1)
  await push({ t: 'messages' })
  await push({ t: 'messages' })
  expect(asked()).toBe(1)
  await push({ t: 'pong', at: 0, server: 0 }, SPREAD_MS / 2)
  expect([received, asked()]).toEqual([[0, 1], 2])
})

test('a reconnected socket requests the count', async () => {
  const { received, answers, push } = await following(0)
  answers(3)
  await push({ t: 'resumed' })
  expect(received).toEqual([0, 3])
})

test('what pops up comes at the beginning alone', async () => {
  const { popups, push } = await following(1, POPUP)
  await push({ t: 'resumed' })
  await push({ t: 'messages' }, SPREAD_MS)
  expect(popups).toEqual(['cup'])
})

test('no count arrives after the stop', async () => {
  const { received, answers, stop, push, asked } = await following(1)
  answers(5)
  await push({ t: 'messages' })
  stop()
  await push({ t: 'resumed' }, SPREAD_MS)
  expect([received, asked()]).toEqual([[1], 1])
})

import type { Message } from '@touchline/contracts/calls'
import { listOfView, messageTime, neighbours, unreadOf } from './messages'
import { MESSAGES } from './messages-address'

test.each([
  ['', { kind: 'all', page: 1, id: '' }, '/info/message'],
  ['?kind=special&page=2&id=12', { kind: 'special', page: 2, id: '12' }, '/info/message?kind=special&page=2'],
  ['?kind=secret&page=-1', { kind: 'all', page: 1, id: '' }, '/info/message'],
])('the address %s asks for %j', (search, view, list) => {
  expect(MESSAGES.viewOf(search)).toEqual(view)
  expect(listOfView(MESSAGES.viewOf(search))).toBe(list)
})

test('a tab counts its kind, and the first of them all', () => {
  const unread = { normal: 1, special: 2, personal: 4 }
  expect((['all', 'normal', 'special', 'personal'] as const).map((list) => unreadOf(list, unread))).toEqual([
    7, 1, 2, 4,
  ])
})

test.each([
  ['en', 'Sat 21/11 23:22'],
  ['my', 'စနေ 21/11 23:22'],
  ['tlh', '21/11 23:22'],
])('a moment in %s is %s', (tag, expected) => {
  expect(messageTime(Date.UTC(2026, 10, 21, 15, 22), tag)).toBe(expected)
})

test.each([
  ['a', { newer: undefined, older: 'b' }],
  ['b', { newer: 'a', older: 'c' }],
  ['c', { newer: 'b', older: undefined }],
  ['x', {}],
])('beside %s are %j', (id, beside) => {
  const messages = ['a', 'b', 'c'].map((one) => ({ id: one }) as Message)
  expect(neighbours(messages, id)).toEqual(beside)
})

/** @jest-environment jsdom */
import { defaultPreferences } from '@touchline/contracts/session'
import { REMEMBERED } from '../state/login-form'
import { createStorage, KEPT, type Kept } from './storage'

const JUNK = [
  '',
  '{',
  'null',
  '5',
  'true',
  '[]',
  '[null]',
  '{}',
  '{"a":[1]}',
  '{"account":5}',
  '{"language":{}}',
]
const { layout, ...KNOWN } = KEPT
const places: Kept[] = [...Object.values(KNOWN), REMEMBERED]

test.each(places)('junk under $key is as if nothing were kept there', (place) => {
  for (const junk of JUNK) {
    localStorage.setItem(place.key, junk)
    expect([junk, createStorage(() => localStorage).read(place)]).toEqual([junk, null])
  }
})

test('kept values are read again', () => {
  const storage = createStorage(() => localStorage)
  storage.write(KEPT.announced, '')
  expect(storage.read(KEPT.announced)).toBe('')
  storage.write(layout, { language: 'my', theme: 'dark' })
  expect(storage.read(layout)).toEqual({ language: 'my', theme: 'dark' })
  // An older page knew fewer settings: missing ones get their defaults.
  localStorage.setItem(KEPT.accountSettings.key, '{"account":"demo","settings":{"hideBalance":true}}')
  expect(storage.read(KEPT.accountSettings)).toEqual({
    account: 'demo',
    settings: { ...defaultPreferences(), hideBalance: true },
  })
  storage.remove(KEPT.announced)
  expect(storage.read(KEPT.announced)).toBeNull()
})

test('a browser that forbids storage keeps nothing, and nothing breaks', () => {
  const storage = createStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  storage.write(REMEMBERED, 'demo')
  storage.remove(REMEMBERED)
  expect(storage.read(REMEMBERED)).toBeNull()
})

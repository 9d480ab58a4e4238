import { deviceId } from './device-id'

const KEPT = 'kept-0123456789abcdef'
const DRAWN = 'drawn-0123456789abcdef'

const storage = (kept: string | null) => {
  const written: string[] = []
  return { written, getItem: () => kept, setItem: (_: string, value: string) => written.push(value) }
}

test.each([
  [KEPT, KEPT, []],
  [null, DRAWN, [DRAWN]],
  ['short', DRAWN, [DRAWN]],
  ['<script>alert(1)</script>', DRAWN, [DRAWN]],
])('a device that kept %s goes by %s', (kept, id, written) => {
  const store = storage(kept)
  expect(
    deviceId(
      () => '',
      () => store,
      () => DRAWN,
    ),
  ).toBe(id)
  expect(store.written).toEqual(written)
})

test.each([
  [`touchline-device=${DRAWN}`, DRAWN],
  [`other=1; touchline-device=${DRAWN}; last=2`, DRAWN],
  ['touchline-device=short', KEPT],
  ['other=1', KEPT],
])('a device to which the edge gave the cookie %s goes by %s', (cookies, id) => {
  const store = storage(KEPT)
  expect(
    deviceId(
      () => cookies,
      () => store,
      () => 'another-0123456789abcdef',
    ),
  ).toBe(id)
})

test.each([
  ['storage', () => ''],
  [
    'cookies',
    () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  ],
])('a device without %s has a name for as long as the page lives', (_, cookies) => {
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  expect(deviceId(cookies, forbidden, () => DRAWN)).toBe(DRAWN)
})

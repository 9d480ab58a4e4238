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
      () => store,
      () => DRAWN,
    ),
  ).toBe(id)
  expect(store.written).toEqual(written)
})

test('a device without storage has a name for as long as the page lives', () => {
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  expect(deviceId(forbidden, () => DRAWN)).toBe(DRAWN)
})

import { deviceBucket } from './device-bucket'

const storage = (kept: string | null) => {
  const written: string[] = []
  return { written, getItem: () => kept, setItem: (_: string, value: string) => written.push(value) }
}

test.each([
  ['17', 17, []],
  [null, 42, ['42']],
  ['no number', 42, ['42']],
  ['100', 42, ['42']],
])('a device that kept %s stands in bucket %i', (kept, bucket, written) => {
  const store = storage(kept)
  expect(
    deviceBucket(
      () => store,
      () => 0.42,
    ),
  ).toBe(bucket)
  expect(store.written).toEqual(written)
})

test('a device without storage stays out of canaries', () => {
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  expect(deviceBucket(forbidden, () => 0.42)).toBe(99)
})

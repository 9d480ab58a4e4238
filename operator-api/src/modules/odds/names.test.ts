import { createNames } from './names'

test('names of a language are sent by the names of the odds, the newest of each', () => {
  const names = createNames()
  expect(names.take('cn', { Arsenal: '阿森纳', Leeds: '利兹' })).toBe(true)
  expect(names.take('cn', { Leeds: '利兹联' })).toBe(true)
  expect(names.of('cn')).toEqual({ Arsenal: '阿森纳', Leeds: '利兹联' })
  expect(names.of('ko')).toEqual({})
})

test('known names are no news', () => {
  const names = createNames()
  names.take('cn', { Arsenal: '阿森纳' })
  const versions = [names.version(), names.versionOf('cn')]
  expect(names.take('cn', { Arsenal: '阿森纳' })).toBe(false)
  expect([names.version(), names.versionOf('cn')]).toEqual(versions)
  expect(names.versionOf('ko')).toBe(0)
})

test('a name is known in every language that has one', () => {
  const names = createNames()
  names.take('cn', { Arsenal: '阿森纳' })
  names.take('tw', { Arsenal: '阿仙奴' })
  expect(names.everywhere('Arsenal')).toEqual(['阿森纳', '阿仙奴'])
  expect(names.everywhere('Leeds')).toEqual([])
})

test.each([
  ['森纳', ['Arsenal']],
  [' arsenal ', ['Arsenal']],
  ['man', ['Man United']],
  ['%', []],
  [' ', []],
])('%j is held by other names of %j', (text, found) => {
  const names = createNames()
  names.take('cn', { Arsenal: '阿森纳' })
  names.take('vi', { Arsenal: 'Arsenal', 'Man United': 'Manchester United' })
  expect(names.holding(text)).toEqual(found)
})

test('a provider fills no memory: beyond the most of a language nothing new is taken', () => {
  const names = createNames()
  for (let from = 0; from < 25_000; from += 5000)
    names.take(
      'cn',
      Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`Team ${from + i}`, `队${i}`])),
    )
  expect(Object.keys(names.of('cn'))).toHaveLength(20_000)
  expect(names.take('cn', { 'Team 1': '另一个' })).toBe(true)
})

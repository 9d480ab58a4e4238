import en from './en/games.json'
import my from './my/games.json'

type Words = { [key: string]: string | Words }

const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
const placesIn = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).sort()

test('Burmese says everything that English says, with the same places to fill', () => {
  const english = flat(en).filter(([key]) => !key.endsWith('_one'))
  const burmese = new Map(flat(my))
  expect([...burmese.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  for (const [key, text] of english)
    expect([key, placesIn(burmese.get(key) ?? '')]).toEqual([key, placesIn(text)])
})

test('Burmese is written in Unicode, not in Zawgyi, which uses these code points', () => {
  expect(flat(my).filter(([, text]) => /[\u1060-\u1097]/.test(text))).toEqual([])
})

import { setTimeout as pause } from 'node:timers/promises'
import { NameIndex } from './name-index'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
/** A word of eight letters that looks as if it were drawn by chance, the same for the same number. */
function wordOf(n: number): string {
  let drawn = Math.imul(n + 1, 2654435761)
  return Array.from({ length: 8 }, () => {
    drawn = Math.imul(drawn, 1664525) + 1013904223
    return ALPHABET[(drawn >>> 16) % ALPHABET.length]
  }).join('')
}
const namesOf = (n: number): string[] => [`${wordOf(n)} ${wordOf(n + 5000)}`]

describe('the index of names', () => {
  test('lasts while names come and go for as long as a server runs, a few at a time', async () => {
    const index = new NameIndex()
    const first = 300
    for (let n = 0; n < first; n += 1) index.add(`k${n}`, namesOf(n))
    for (let n = 0; n < first; n += 1) {
      index.remove(`k${n}`, namesOf(n))
      index.add(`k${first + n}`, namesOf(first + n))
      if (n % 5 === 0) await pause(2)
    }
    await pause(50)
    expect(index.find(wordOf(2 * first - 1), false).keys).toContain(`k${2 * first - 1}`)
    expect(index.find(wordOf(0), false).keys).not.toContain('k0')
  })

  test('finds a name no more once it was taken out, and others with the same word still', () => {
    const index = new NameIndex()
    index.add('a', ['leeds united', 'the whites'])
    index.add('b', ['manchester united'])
    index.remove('a', ['leeds united', 'the whites'])
    expect([index.find('united', true).keys, index.find('leeds', true).keys]).toEqual([['b'], []])
    index.add('a', ['leeds utd'])
    expect(index.find('leeds', false).keys).toEqual(['a'])
  })
})

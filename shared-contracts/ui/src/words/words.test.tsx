import { act, render, screen } from '@testing-library/react'
import type { Language } from '@touchline/contracts/limits'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import i18next from 'i18next'
import { areaWords, type FetchWords, LocaleProvider, translator, useWords, wordsInParts } from '.'

const GREETINGS: Partial<Record<Language, string>> = { en: 'Welcome, {{name}}', my: 'မင်္ဂလာပါ {{name}}' }

const fetchGreetings: FetchWords = async (language) => {
  const greeting = GREETINGS[language]
  if (!greeting) throw new Error(`no words in ${language}`)
  return { default: { greeting } }
}

function Greeting() {
  const { t, say, tag } = useWords()
  return (
    <p lang={tag}>
      {t('greeting', { name: 'A & B' })} / {say({ key: 'greeting', values: { name: 'C' } })}
    </p>
  )
}

let count = 0

/** Each test has a namespace of its own: i18next is one for the whole page. */
function newName(): string {
  count += 1
  return `greetings-${count}`
}

async function shown() {
  const fake = createFakeHost()
  const words = areaWords(newName(), fetchGreetings)
  const first = await words.load('en')
  render(
    <LocaleProvider host={fake.host} words={words} first={first}>
      <Greeting />
    </LocaleProvider>,
  )
  return fake
}

describe('words of an area', () => {
  test('are shown in the language of the shell, and escaped once', async () => {
    await shown()
    expect(screen.getByText('Welcome, A & B / Welcome, C').lang).toBe('en')
  })

  test('follow the language of the shell', async () => {
    const { language } = await shown()
    await act(async () => language.next('my'))
    expect(screen.getByText(/^မင်္ဂလာပါ/).lang).toBe('my')
  })

  test('are looked up again when words come', async () => {
    const first = newName()
    await areaWords(first, fetchGreetings).load('en')
    const t = translator('en', ['greetings-to-come', first])
    const shown = () => [t('greeting'), t('title')]
    expect([shown(), shown()]).toEqual([
      ['Welcome, {{name}}', 'title'],
      ['Welcome, {{name}}', 'title'],
    ])
    i18next.addResourceBundle('en', 'greetings-to-come', { greeting: 'Hello', title: 'Title' })
    expect([shown(), shown()]).toEqual([
      ['Hello', 'Title'],
      ['Hello', 'Title'],
    ])
  })

  test('are English where the area has none', async () => {
    const { language } = await shown()
    await act(async () => language.next('th'))
    expect(screen.getByText(/^Welcome/).lang).toBe('en')
  })

  test('are refused to whom no provider gives any', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Greeting />)).toThrow('useWords needs a LocaleProvider above')
  })

  test('that did not come are asked for again', async () => {
    const name = newName()
    let isLost = true
    const words = areaWords(name, async (language) => {
      if (isLost && language === 'my') throw new Error('the connection is lost')
      return fetchGreetings(language)
    })
    await expect(words.load('my')).resolves.toBe('en')
    isLost = false
    await expect(words.load('my')).resolves.toBe('my')
  })

  test.each([
    [true, 'Welcome, {{name}}'],
    [false, 'Good day'],
  ])('that overwrite earlier ones: %s', async (overwrites, greeting) => {
    const name = newName()
    const words = areaWords(name, fetchGreetings, overwrites)
    i18next.addResource('en', name, 'greeting', 'Good day')
    await words.load('en')
    expect(i18next.getResource('en', name, 'greeting')).toBe(greeting)
  })
})

/** Words whose files load when a test says. */
function waiting(name: string, key: string) {
  const open: { language: Language; come: () => void; fail: () => void }[] = []
  const words = areaWords(
    name,
    (language) =>
      new Promise((come, fail) =>
        open.push({
          language,
          come: () => come({ default: { [key]: `${key} ${language}` } }),
          fail: () => fail(new Error('lost')),
        }),
      ),
  )
  /** Lets the file of a language come, once it was asked for. */
  const settle = async (language: Language, how: 'come' | 'fail' = 'come') => {
    await null
    await null
    open.find((one) => one.language === language)?.[how]()
  }
  return { words, settle }
}

describe('words in parts', () => {
  function setUp() {
    const name = newName()
    const first = waiting(name, 'first')
    const late = waiting(name, 'late')
    return { first, late, words: wordsInParts([name], [first.words]), t: translator('my', [name]) }
  }

  test('bring the others only when they are asked for, and from then on with every language', async () => {
    const { first, late, words, t } = setUp()
    const started = words.load('en')
    await first.settle('en')
    await expect(started).resolves.toBe('en')
    const added = words.add(late.words)
    await late.settle('en')
    await added
    const changed = words.load('my')
    await Promise.all([first.settle('my'), late.settle('my')])
    await expect(changed).resolves.toBe('my')
    expect([t('first'), t('late')]).toEqual(['first my', 'late my'])
  })

  test('are shown in the latest requested language, in any order of files', async () => {
    const { first, words } = setUp()
    const slow = words.load('my')
    const quick = words.load('en')
    await first.settle('en')
    await expect(quick).resolves.toBe('en')
    await first.settle('my')
    await expect(slow).resolves.toBe('en')
    expect(words.loaded).toBe('en')
  })

  test('that are asked for while the language changes come in the new one too', async () => {
    const { first, late, words, t } = setUp()
    const started = words.load('en')
    await first.settle('en')
    await started
    const added = words.add(late.words)
    const changed = words.load('my')
    await Promise.all([late.settle('en'), first.settle('my')])
    await changed
    await late.settle('my')
    await expect(added).resolves.toBe('my')
    expect(t('late')).toBe('late my')
  })

  test('do not wait for a failed file', async () => {
    const { first, late, words } = setUp()
    const added = words.add(late.words).catch(() => 'failed')
    await Promise.all([first.settle('en'), late.settle('en', 'fail')])
    await expect(added).resolves.toBe('failed')
    const changed = words.load('my')
    await first.settle('my')
    await expect(changed).resolves.toBe('my')
  })
})

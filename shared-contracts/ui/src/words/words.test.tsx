import { act, render, screen } from '@testing-library/react'
import { createFakeHost } from '@touchline/build/fake-host'
import type { Language } from '@touchline/contracts'
import { areaWords, type FetchWords, LocaleProvider, useWords } from '.'

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
async function shown() {
  const fake = createFakeHost()
  count += 1
  const words = areaWords(`greetings-${count}`, fetchGreetings)
  const first = await words.load('en')
  render(
    <LocaleProvider host={fake.host} words={words} first={first}>
      <Greeting />
    </LocaleProvider>,
  )
  return fake
}

describe('words of an area', () => {
  test('are said in the language of the shell, and escaped once', async () => {
    await shown()
    expect(screen.getByText('Welcome, A & B / Welcome, C').lang).toBe('en')
  })

  test('follow the language of the shell', async () => {
    const { language } = await shown()
    await act(async () => language.next('my'))
    expect(screen.getByText(/^မင်္ဂလာပါ/).lang).toBe('my')
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
})

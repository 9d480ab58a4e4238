import { languageOf } from './language-of'

const brand = { languages: ['en', 'my', 'tw'], defaultLanguage: 'my' } as const

describe('the language that the page brings along', () => {
  test.each([
    { cookies: undefined, language: 'my', why: 'nothing was shown yet' },
    { cookies: 'touchline_language=tw', language: 'tw', why: 'it was shown last' },
    { cookies: 'a=1; touchline_language=en; b=2', language: 'en', why: 'it was shown last' },
    { cookies: 'my_touchline_language=en', language: 'my', why: 'the cookie is another' },
    { cookies: 'touchline_language=ko', language: 'my', why: 'the brand does not offer the shown one' },
    { cookies: 'touchline_language=', language: 'my', why: 'the cookie is empty' },
  ])('is $language, because $why', ({ cookies, language }) => {
    expect(languageOf(cookies, { ...brand, languages: [...brand.languages] })).toBe(language)
  })
})

import { act, screen } from '@testing-library/react'
import { useWords } from '@touchline/ui/words'
import { plainScreen, type Screen, ScreenPage } from '..'
import { eager, lazy, opened, SECOND, wordsOf } from './testing/sample-area'

describe('words of an area', () => {
  test('changes the language of a screen together with its own', async () => {
    const words = wordsOf()
    const Detail = () => <ScreenPage title="Second screen">{useDetail()}</ScreenPage>
    const row = { ...lazy(async () => ({ default: plainScreen(Detail) })), words: words.part }
    const { fake } = await opened([eager(), row], { at: SECOND, words })
    expect(screen.getByText('detail en')).toBeTruthy()
    await act(async () => fake.language.next('my'))
    expect(await screen.findByText('detail my')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ပထမ' })).toBeTruthy()
  })

  test('takes the language of the page as it is when a screen has come', async () => {
    const words = wordsOf()
    let come: (module: { default: Screen }) => void = () => {}
    const Detail = () => <ScreenPage title="Second screen">{useDetail()}</ScreenPage>
    const row = { ...lazy(() => new Promise((done) => (come = done))), words: words.part }
    const { fake } = await opened([eager(), row], { words })
    await act(async () => fake.host.navigate(SECOND))
    await act(async () => fake.language.next('my'))
    await act(async () => come({ default: plainScreen(Detail) }))
    expect(await screen.findByText('detail my')).toBeTruthy()
  })
})

function useDetail(): string {
  const { t } = useWords()
  return t('detail')
}

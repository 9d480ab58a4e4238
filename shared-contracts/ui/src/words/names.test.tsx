import { act, cleanup, render, screen } from '@testing-library/react'
import { uxNames } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { areaWords, LocaleProvider, useWords } from '.'

const words = areaWords('fixture', async () => ({ default: { match: '{{home}} v {{away}}, {{count}}' } }))

function Fixture() {
  const { t, name } = useWords()
  return (
    <p>
      {t('match', { home: 'Arsenal', away: 'constructor', count: 3 })} {name('Leeds')} {name('Arsenal')}
    </p>
  )
}

async function shown() {
  const fake = createFakeHost()
  const first = await words.load('en')
  render(
    <LocaleProvider host={fake.host} words={words} first={first}>
      <Fixture />
    </LocaleProvider>,
  )
  return fake
}

const askedFor = ({ asked }: Awaited<ReturnType<typeof shown>>) =>
  asked.filter(({ name }) => name === uxNames.name)

test('leagues and teams are called as the language calls them, in texts and alone, once their names have come', async () => {
  const fake = await shown()
  expect(askedFor(fake)).toEqual([])
  fake.answer(uxNames, { names: { Arsenal: '阿森纳' } })
  await act(async () => fake.language.next('cn'))
  expect(screen.getByText('阿森纳 v constructor, 3 Leeds 阿森纳')).toBeTruthy()
  await act(async () => fake.language.next('en'))
  expect(screen.getByText('Arsenal v constructor, 3 Leeds Arsenal')).toBeTruthy()
  await act(async () => fake.language.next('cn'))
  expect(askedFor(fake)).toHaveLength(1)
})

test('names that do not come leave those of the odds, and are asked for again', async () => {
  const fake = await shown()
  await act(async () => fake.language.next('ko'))
  expect(screen.getByText('Arsenal v constructor, 3 Leeds Arsenal')).toBeTruthy()
  await act(async () => fake.language.next('en'))
  fake.answer(uxNames, { names: { Leeds: '리즈 유나이티드' } })
  await act(async () => fake.language.next('ko'))
  expect(screen.getByText('Arsenal v constructor, 3 리즈 유나이티드 Arsenal')).toBeTruthy()
})

test('names that do not come at first come by themselves, without another language being chosen', async () => {
  jest.useFakeTimers()
  try {
    const fake = await shown()
    await act(async () => fake.language.next('th'))
    await act(() => jest.advanceTimersByTimeAsync(1999))
    expect(askedFor(fake)).toHaveLength(1)
    fake.answer(uxNames, { names: { Arsenal: 'อาร์เซนอล' } })
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByText('อาร์เซนอล v constructor, 3 Leeds อาร์เซนอล')).toBeTruthy()
  } finally {
    jest.useRealTimers()
  }
})

test('names that never come are not asked for without end, nor for a page that has gone', async () => {
  jest.useFakeTimers()
  try {
    const fake = await shown()
    await act(async () => fake.language.next('vi'))
    await act(() => jest.advanceTimersByTimeAsync(300_000))
    expect(askedFor(fake)).toHaveLength(4)
    await act(async () => fake.language.next('id'))
    cleanup()
    await jest.advanceTimersByTimeAsync(300_000)
    expect(askedFor(fake)).toHaveLength(5)
  } finally {
    jest.useRealTimers()
  }
})

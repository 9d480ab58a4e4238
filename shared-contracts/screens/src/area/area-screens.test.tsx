import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Screen, ScreenRow } from '..'
import {
  eager,
  FIRST,
  heading,
  lazy,
  opened,
  recordedScreen,
  SECOND,
  THIRD,
  titled,
  wordsOf,
} from './testing/sample-area'

describe('screens of an area', () => {
  test('keeps the earlier screen until the next one has loaded with its words', async () => {
    let come: (module: { default: Screen }) => void = () => {}
    const words = wordsOf()
    const row = { ...lazy(() => new Promise((done) => (come = done))), words: words.part }
    const { target } = await opened([eager(), row], { words })
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    expect(heading().textContent).toBe('First screen')
    expect(target.querySelector('[aria-busy="true"]')).not.toBeNull()
    await act(async () => come({ default: titled('Second screen') }))
    expect(heading().textContent).toBe('Second screen')
    expect(target.querySelector('[aria-busy="true"]')).toBeNull()
  })

  test('shows the latest requested screen, in any order of arrival', async () => {
    let come: (module: { default: Screen }) => void = () => {}
    const slow = lazy(() => new Promise((done) => (come = done)))
    const other: ScreenRow = {
      path: THIRD,
      title: 'third',
      load: async () => ({ default: titled('Third screen') }),
    }
    const events: string[] = []
    const { fake } = await opened([eager(), slow, other])
    act(() => fake.host.navigate(SECOND))
    await act(async () => fake.host.navigate(THIRD))
    await act(async () => come({ default: recordedScreen('late', events) }))
    expect(heading().textContent).toBe('Third screen')
    expect(events).toEqual(['late made'])
  })

  test('starts a screen before it is drawn, stops it when another opens, and makes it once', async () => {
    const events: string[] = []
    const rows = [
      eager(recordedScreen('first', events)),
      lazy(async () => ({ default: recordedScreen('second', events) })),
    ]
    const { fake, close } = await opened(rows)
    await act(async () => fake.host.navigate(SECOND))
    await act(async () => fake.host.navigate(FIRST))
    await close()
    expect(events).toEqual([
      ...['first made', 'first starts', 'second made', 'second starts', 'first stops'],
      ...['first starts', 'second stops', 'first stops'],
    ])
  })

  test('fetches a screen that the player points at, and the others when nothing else is to do', async () => {
    jest.useFakeTimers()
    const asked: string[] = []
    const row = (path: string, title: string): ScreenRow => ({
      path,
      title,
      load: async () => {
        asked.push(title)
        return { default: titled(title) }
      },
    })
    const { close } = await opened([eager(), row(SECOND, 'second'), row(THIRD, 'third')])
    act(() => screen.getByRole('link', { name: 'Third' }).focus())
    expect(asked).toEqual(['third'])
    await act(() => jest.advanceTimersByTimeAsync(5000))
    expect(asked).toEqual(['third', 'second', 'third'])
    await close()
    jest.useRealTimers()
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SCREEN_FAILED } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { areaWords, useWords } from '@touchline/ui/words'
import type { ComponentType } from 'react'
import type { FrameProps } from '..'
import {
  Link,
  NavigationFrame,
  plainScreen,
  type Screen,
  ScreenPage,
  type ScreenRow,
  useAddress,
  useParams,
} from '..'
import { defineAddress, page } from '../address'
import kit from '../locales/en.json'
import { createArea } from './create-area'

/** Routes of the contracts, so that the shell's table knows whose they are. */
const [FIRST, SECOND, THIRD] = ['/info/betlist', '/info/statement', '/info/result']

const NAMES: Partial<Record<Language, string>> = { en: 'First', my: 'ပထမ' }
let count = 0

/** Each test has a namespace of its own: i18next is one for the whole page. */
function wordsOf() {
  count += 1
  const namespace = `sample-${count}`
  const area = areaWords(namespace, async (language) => {
    const first = NAMES[language]
    if (!first) throw new Error('no such language')
    return { default: { label: 'Sample', first, second: 'Second', third: 'Third', kit } }
  })
  const part = areaWords(namespace, async (language) => ({ default: { detail: `detail ${language}` } }))
  return { area, part }
}

function First() {
  return (
    <ScreenPage title="First screen">
      <Link to={SECOND}>on</Link>
    </ScreenPage>
  )
}
const titled = (title: string) => plainScreen(() => <ScreenPage title={title}>rows</ScreenPage>)

/** A screen that says when it was made, started and stopped. */
function told(name: string, said: string[]): Screen {
  return {
    open: () => {
      said.push(`${name} made`)
      return {
        element: <ScreenPage title={name}>rows</ScreenPage>,
        start: () => {
          said.push(`${name} starts`)
          return () => said.push(`${name} stops`)
        },
      }
    },
  }
}

interface Options {
  at?: string
  words?: ReturnType<typeof wordsOf>
  frame?: ComponentType<FrameProps> | undefined
}

async function opened(
  screens: readonly ScreenRow[],
  { at = FIRST, words = wordsOf(), frame = NavigationFrame }: Options = {},
) {
  const fake = createFakeHost()
  fake.host.navigate(at)
  const target = document.body.appendChild(document.createElement('div'))
  const [failed, fatal]: [unknown[], unknown[]] = [[], []]
  target.addEventListener(SCREEN_FAILED, (event) => failed.push((event as CustomEvent).detail))
  target.addEventListener('touchline:failed', (event) => fatal.push((event as CustomEvent).detail.error))
  const table = { name: 'account-info', version: '1.0.0', words: words.area, label: 'label' }
  let unmount = async () => {}
  await act(async () => {
    const down = await createArea({ ...table, screens, otherwise: FIRST, frame })(target, fake.host)
    unmount = async () => down()
  })
  const close = async () => {
    await act(unmount)
    target.remove()
  }
  return { fake, target, failed, fatal, close }
}

const eager = (row: Screen = plainScreen(First)): ScreenRow => ({ path: FIRST, title: 'first', screen: row })
const lazy = (load: () => Promise<{ default: Screen }>): ScreenRow => ({
  path: SECOND,
  title: 'second',
  load,
})
afterEach(() => document.body.replaceChildren())

const heading = () => screen.getByRole('heading', { level: 1 })

describe('an area', () => {
  test('shows the screen of the address, named in its navigation', async () => {
    const { close } = await opened([eager(), lazy(async () => ({ default: titled('Second screen') }))])
    expect(heading().textContent).toBe('First screen')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('First')
    expect(document.activeElement).toBe(document.body)
    await close()
  })

  test('brings another screen on a link, with the focus on its heading and from its top', async () => {
    const rows = [eager(), lazy(async () => ({ default: titled('Second screen') }))]
    const { fake, close } = await opened(rows)
    document.documentElement.scrollTop = 300
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    await screen.findByText('Second screen')
    expect(document.activeElement).toBe(heading())
    expect(document.documentElement.scrollTop).toBe(0)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Second')
    expect(fake.did.navigated).toEqual([FIRST, SECOND])
    // The browser goes back: the player is where the first screen was left.
    await act(async () => fake.location.next({ pathname: FIRST, search: '', hash: '' }))
    expect(heading().textContent).toBe('First screen')
    expect(document.documentElement.scrollTop).toBe(300)
    document.documentElement.scrollTop = 0
    await close()
  })

  test('keeps the screen of before until the next one has come with its words', async () => {
    let come: (module: { default: Screen }) => void = () => {}
    const words = wordsOf()
    const row = { ...lazy(() => new Promise((done) => (come = done))), words: words.part }
    const { target, close } = await opened([eager(), row], { words })
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    expect(heading().textContent).toBe('First screen')
    expect(target.querySelector('[aria-busy="true"]')).not.toBeNull()
    await act(async () => come({ default: titled('Second screen') }))
    expect(heading().textContent).toBe('Second screen')
    expect(target.querySelector('[aria-busy="true"]')).toBeNull()
    await close()
  })

  test('shows the screen that was asked for last, whichever comes first', async () => {
    let come: (module: { default: Screen }) => void = () => {}
    const slow = lazy(() => new Promise((done) => (come = done)))
    const other: ScreenRow = {
      path: THIRD,
      title: 'third',
      load: async () => ({ default: titled('Third screen') }),
    }
    const said: string[] = []
    const { fake, close } = await opened([eager(), slow, other])
    act(() => fake.host.navigate(SECOND))
    await act(async () => fake.host.navigate(THIRD))
    await act(async () => come({ default: told('late', said) }))
    expect(heading().textContent).toBe('Third screen')
    expect(said).toEqual(['late made'])
    await close()
  })

  test('starts a screen before it is drawn, stops it when it is left, and makes it once', async () => {
    const said: string[] = []
    const rows = [eager(told('first', said)), lazy(async () => ({ default: told('second', said) }))]
    const { fake, close } = await opened(rows)
    await act(async () => fake.host.navigate(SECOND))
    await act(async () => fake.host.navigate(FIRST))
    await close()
    expect(said).toEqual([
      ...['first made', 'first starts', 'second made', 'second starts', 'first stops'],
      ...['first starts', 'second stops', 'first stops'],
    ])
  })

  test.each([
    ['/info', [FIRST]],
    ['/info/nobody', []],
    ['/info/betlist/', []],
    ['/slots', []],
  ])('at %s goes to %j', async (path, went) => {
    const { fake, close } = await opened([eager()])
    await act(async () => fake.host.navigate(path))
    expect(fake.did.navigated).toEqual([FIRST, path, ...went])
    expect(heading().textContent).toBe('First screen')
    await close()
  })

  test('draws a frame of its own around every screen, whose links take focus and scroll along', async () => {
    const Frame = ({ row, moves, children }: FrameProps) => (
      <>
        <button type="button" onClick={() => moves.push(SECOND)}>
          from {row.path}
        </button>
        {children}
      </>
    )
    const rows = [
      eager(plainScreen(() => <ScreenPage title="First screen">rows</ScreenPage>)),
      lazy(async () => ({ default: titled('Second screen') })),
    ]
    const { fake, close } = await opened(rows, { frame: Frame })
    document.documentElement.scrollTop = 300
    await userEvent.click(screen.getByRole('button', { name: `from ${FIRST}` }))
    await screen.findByText('Second screen')
    expect(document.activeElement).toBe(heading())
    expect(document.documentElement.scrollTop).toBe(0)
    expect(screen.getByRole('button', { name: `from ${SECOND}` })).toBeTruthy()
    await act(async () => fake.location.next({ pathname: FIRST, search: '', hash: '' }))
    expect(document.documentElement.scrollTop).toBe(300)
    document.documentElement.scrollTop = 0
    await close()
  })

  test('tells a screen the parts of its path, and what its query asks for', async () => {
    const ADDRESS = defineAddress(THIRD, { page })
    const Third = () => {
      const [view, go] = useAddress(ADDRESS)
      return (
        <ScreenPage title="Third screen">
          <button type="button" onClick={() => go({ page: view.page + 1 })}>
            page {view.page} of {useParams().bet}
          </button>
        </ScreenPage>
      )
    }
    const row: ScreenRow = { path: `${THIRD}/:bet`, load: async () => ({ default: plainScreen(Third) }) }
    const { fake, close } = await opened([eager(), row], { at: `${THIRD}/b7?page=2` })
    await userEvent.click(screen.getByRole('button', { name: 'page 2 of b7' }))
    expect(fake.did.navigated).toContain(`${THIRD}?page=3`)
    await close()
  })

  test('counts a screen that does not come, goes on, and gets it on retry', async () => {
    let isThere = false
    const load = async () => {
      if (!isThere) throw new Error('lost')
      return { default: titled('Second screen') }
    }
    const { failed, fatal, close } = await opened([eager(), lazy(load)])
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    await screen.findByText('This page could not be shown')
    expect(failed).toEqual([{ error: new Error('lost'), screen: SECOND }])
    isThere = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Second screen')
    expect(fatal).toEqual([])
    await close()
  })

  test.each([
    ['does not come', async () => Promise.reject(new Error('again'))],
    ['throws while it is drawn', async () => ({ default: plainScreen(throwing) })],
  ])('hands a screen that %s twice over to the shell', async (_, load) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { failed, fatal, close } = await opened([eager(), lazy(load)])
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(fatal).toEqual([new Error('again')]))
    expect(failed).toHaveLength(1)
    await close()
    jest.restoreAllMocks()
  })

  test('hands the screen that somebody came for over at once when it throws while it is drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { failed, fatal, close } = await opened([eager(plainScreen(throwing))])
    expect([fatal, failed]).toEqual([[new Error('again')], []])
    await close()
    jest.restoreAllMocks()
  })

  test('leaves a failed screen by its navigation', async () => {
    const { close } = await opened([eager(), lazy(() => Promise.reject(new Error('lost')))])
    await userEvent.click(screen.getByRole('link', { name: 'Second' }))
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('link', { name: 'First' }))
    expect(heading().textContent).toBe('First screen')
    await close()
  })

  test('does not mount when its first screen does not come', async () => {
    const rows = [eager(), lazy(() => Promise.reject(new Error('lost')))]
    await expect(opened(rows, { at: SECOND })).rejects.toThrow('lost')
  })

  test('changes the language of a screen together with its own', async () => {
    const words = wordsOf()
    const Detail = () => <ScreenPage title="Second screen">{useDetail()}</ScreenPage>
    const row = { ...lazy(async () => ({ default: plainScreen(Detail) })), words: words.part }
    const { fake, close } = await opened([eager(), row], { at: SECOND, words })
    expect(screen.getByText('detail en')).toBeTruthy()
    await act(async () => fake.language.next('my'))
    expect(await screen.findByText('detail my')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ပထမ' })).toBeTruthy()
    await close()
  })

  test('takes the language of the page as it is when a screen has come', async () => {
    const words = wordsOf()
    let come: (module: { default: Screen }) => void = () => {}
    const Detail = () => <ScreenPage title="Second screen">{useDetail()}</ScreenPage>
    const row = { ...lazy(() => new Promise((done) => (come = done))), words: words.part }
    const { fake, close } = await opened([eager(), row], { words })
    await act(async () => fake.host.navigate(SECOND))
    await act(async () => fake.language.next('my'))
    await act(async () => come({ default: plainScreen(Detail) }))
    expect(await screen.findByText('detail my')).toBeTruthy()
    await close()
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

function throwing(): never {
  throw new Error('again')
}

function useDetail(): string {
  const { t } = useWords()
  return t('detail')
}

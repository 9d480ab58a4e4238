import { act, screen } from '@testing-library/react'
import { SCREEN_FAILED } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { areaWords } from '@touchline/ui/words'
import type { ComponentType } from 'react'
import type { FrameProps } from '../..'
import { Link, NavigationFrame, plainScreen, type Screen, ScreenPage, type ScreenRow } from '../..'
import kit from '../../locales/en.json'
import { createArea } from '../create-area'

/** Addresses of the area, the first without a screen. */
const ROUTES = ['/info', '/info/betlist', '/info/statement', '/info/result'].map((path) => ({ path }))

export const [FIRST, SECOND, THIRD] = ['/info/betlist', '/info/statement', '/info/result']

const NAMES: Partial<Record<Language, string>> = { en: 'First', my: 'ပထမ' }
let count = 0

/** Each test has a namespace of its own: i18next is one for the whole page. */
export function wordsOf() {
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
/** A screen that shows its title and no more. */
export const titled = (title: string) => plainScreen(() => <ScreenPage title={title}>rows</ScreenPage>)

/** A screen that says when it was made, started and stopped. */
export function recordedScreen(name: string, events: string[]): Screen {
  return {
    open: () => {
      events.push(`${name} made`)
      return {
        element: <ScreenPage title={name}>rows</ScreenPage>,
        start: () => {
          events.push(`${name} starts`)
          return () => events.push(`${name} stops`)
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

let closeLast = async () => {}
afterEach(() => closeLast())
afterEach(() => document.body.replaceChildren())

/** An area of these screens at an address; `close` takes it down, which after a test happens by itself. */
export async function opened(
  screens: readonly ScreenRow[],
  { at = FIRST, words = wordsOf(), frame = NavigationFrame }: Options = {},
) {
  const fake = createFakeHost()
  fake.host.navigate(at)
  const target = document.body.appendChild(document.createElement('div'))
  const [failed, fatal]: [unknown[], unknown[]] = [[], []]
  target.addEventListener(SCREEN_FAILED, (event) => failed.push((event as CustomEvent).detail))
  target.addEventListener('touchline:failed', (event) => fatal.push((event as CustomEvent).detail.error))
  const table = { name: 'account-info', version: '1.0.0', words: words.area, label: 'label', routes: ROUTES }
  let unmount = async () => {}
  await act(async () => {
    const down = await createArea({ ...table, screens, otherwise: FIRST, frame })(target, fake.host)
    unmount = async () => down()
  })
  const close = async () => {
    closeLast = async () => {}
    await act(unmount)
    target.remove()
  }
  closeLast = close
  return { fake, target, failed, fatal, close }
}

/** The first screen, there with the area. */
export const eager = (row: Screen = plainScreen(First)): ScreenRow => ({
  path: FIRST,
  title: 'first',
  screen: row,
})
/** The second one, which comes when it is wanted. */
export const lazy = (load: () => Promise<{ default: Screen }>): ScreenRow => ({
  path: SECOND,
  title: 'second',
  load,
})
/** The heading of the page. */
export const heading = () => screen.getByRole('heading', { level: 1 })

import { cleanup, render, screen } from '@testing-library/react'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { words } from '../../../locales/words'
import { FittingRow } from './fitting-row'

/** Px of a letter where jsdom lays nothing out. */
const LETTER = 8
const widthOf = (entry: Element) => (entry.textContent?.length ?? 0) * LETTER

beforeAll(() => {
  const sizes = {
    offsetWidth(this: Element) {
      return widthOf(this)
    },
    offsetLeft(this: Element) {
      const before = [...(this.parentElement?.children ?? [])]
      return before.slice(0, before.indexOf(this)).reduce((sum, entry) => sum + widthOf(entry), 0)
    },
  }
  for (const [name, get] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { get, configurable: true })
})
afterEach(cleanup)

const VIEWS = ['HDP & OU', '1X2', 'Correct score', 'Odd / even', 'First / last goal', 'Outright']

async function show(chosen: string, room: number, language: 'en' | 'my' = 'en') {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => room, configurable: true })
  const { host } = createFakeHost()
  const first = await words.load(language)
  render(
    <LocaleProvider host={host} words={words} first={first}>
      <FittingRow
        choices={VIEWS}
        chosen={chosen}
        nameOf={(view) => view}
        choose={() => undefined}
        entryOf={(view) => <span>{view}</span>}
      />
    </LocaleProvider>,
  )
  const list = screen.queryByRole<HTMLSelectElement>('combobox')
  return {
    list,
    left: Number.parseFloat(list?.style.left ?? ''),
    width: Number.parseFloat(list?.style.width ?? ''),
  }
}

test.each(VIEWS.flatMap((chosen) => [200, 300, 420].map((room) => ({ chosen, room }))))(
  '$chosen is named whole in $room px, in the row or by the list',
  async ({ chosen, room }) => {
    const { list, left, width } = await show(chosen, room)
    expect(left + width).toBeLessThanOrEqual(room)
    const named = list?.selectedOptions[0]?.textContent ?? ''
    if (named === 'More')
      expect(VIEWS.indexOf(chosen) * 1).toBeLessThan(VIEWS.length - (list?.options.length ?? 0) + 1)
    else expect(width).toBeGreaterThanOrEqual(chosen.length * LETTER + 20)
  },
)

test('with room for all there is no list', async () => {
  expect((await show('1X2', 900)).list).toBeNull()
})

test.each(['en', 'my'] as const)('the word of the list itself is whole in %s', async (language) => {
  const { list, left, width } = await show('1X2', 300, language)
  const word = list?.selectedOptions[0]?.textContent ?? ''
  expect(width).toBeGreaterThanOrEqual(word.length * LETTER + 40)
  expect(left + width).toBeLessThanOrEqual(300)
})

import type { Locator, Page } from '@playwright/test'
import { axeOf, seriousFindings } from '../support/axe'
import { serveShowcase } from '../support/serve-showcase'
import { expect, test } from '../support/test'

// One worker for all of it: each would build the page anew.
test.describe.configure({ mode: 'default' })

let showcase: Awaited<ReturnType<typeof serveShowcase>>

test.beforeAll(async () => {
  showcase = await serveShowcase()
})
test.afterAll(() => showcase.close())

const open = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${showcase.origin}/?${query}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Serious findings on the page, or inside the layer that is open on it. */
const findings = (page: Page, layer?: string): Promise<string[]> =>
  seriousFindings(layer ? axeOf(page).include(layer) : axeOf(page))

/** Layers over the page, and how they open. */
const LAYERS: readonly [string, string, (page: Page) => Promise<void>][] = [
  ['the calendar', '[data-layer]', (page) => page.getByRole('button', { name: 'Calendar' }).click()],
  [
    'the list of teams',
    '[data-layer]',
    (page) => page.getByRole('combobox', { name: 'Team or league' }).fill('bri'),
  ],
  ['the popover', '[data-layer]', (page) => page.getByRole('button', { name: 'Columns' }).click()],
  ['the drawer', '[role="dialog"]', (page) => page.getByRole('button', { name: 'Open drawer' }).click()],
]

test('axe finds nothing serious on the primitives, nor in what opens over them', async ({ page }) => {
  test.setTimeout(300_000)
  await open(page, 'theme=dark')
  expect(await findings(page)).toEqual([])
  for (const [name, layer, show] of LAYERS) {
    await show(page)
    await page.locator(layer).first().waitFor()
    expect(await findings(page, layer), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator(layer)).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const query of ['lang=en', 'lang=my&theme=dark&brand=color3'])
    test(`nothing is wider than the screen or too small for a thumb: ${query}`, async ({ page }) => {
      await open(page, query)
      const { width, small } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        small: [...document.querySelectorAll('main :is(button, select, [role="tab"])')]
          .filter((control) => control.getBoundingClientRect().height < 30)
          .map((control) => control.outerHTML.slice(0, 120)),
      }))
      expect(width).toBe(390)
      expect(small).toEqual([])
    })

  test('the drawer is a sheet that rises from below', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Open drawer' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(sheet).toBeVisible()
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0)
    const place = async () => {
      const box = await sheet.boundingBox()
      return [box?.width, (box?.y ?? 0) + (box?.height ?? 0)]
    }
    await expect.poll(place).toEqual([390, 844])
  })
})

const focused = (page: Page): Locator => page.locator(':focus')

/** Keys pressed on a control, and what the page says after them; … waits for what they open. */
const KEYS: readonly [string, (page: Page) => Locator, string, (page: Page) => Promise<void>][] = [
  [
    'tabs',
    (page) => page.getByRole('tab', { name: 'Running' }),
    'ArrowRight End',
    (page) => expect(page.getByRole('tab', { name: 'Void' })).toHaveAttribute('aria-selected', 'true'),
  ],
  [
    'select',
    (page) => page.getByRole('combobox', { name: 'Odds type' }).first(),
    'Enter ArrowDown Enter',
    (page) => expect(page.getByRole('combobox', { name: 'Odds type' }).first()).toHaveValue('2'),
  ],
  [
    'combobox, given up',
    (page) => page.getByRole('combobox', { name: 'Team or league' }),
    'b r i Escape Tab',
    (page) => expect(page.getByRole('combobox', { name: 'Team or league' })).toHaveValue(''),
  ],
  [
    'combobox',
    (page) => page.getByRole('combobox', { name: 'Team or league' }),
    'b r i … ArrowDown Enter',
    (page) => expect(page.getByRole('combobox', { name: 'Team or league' })).toHaveValue('Bristol City'),
  ],
  [
    'date range',
    (page) => page.getByRole('textbox', { name: 'From' }),
    'ArrowDown … ArrowUp Enter ArrowRight Enter',
    (page) => expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('08/11/2026'),
  ],
  [
    'number field, letters and a second point',
    (page) => page.getByRole('textbox', { name: 'Stake, MYR' }),
    'a b c 1 2 . 3 . 4 Tab',
    (page) => expect(page.getByRole('textbox', { name: 'Stake, MYR' })).toHaveValue('12.30'),
  ],
  [
    'stepper',
    (page) => page.getByRole('spinbutton', { name: 'Players' }),
    'ArrowUp ArrowUp PageUp ArrowUp ArrowDown',
    (page) => expect(page.getByRole('spinbutton', { name: 'Players' })).toHaveValue('29'),
  ],
  [
    'PIN field',
    (page) => page.getByRole('textbox', { name: 'PIN code' }).first(),
    'Backspace 9 x 1 5 7',
    (page) => expect(page.getByRole('textbox', { name: 'PIN code' }).first()).toHaveValue('470915'),
  ],
  [
    'popover',
    (page) => page.getByRole('button', { name: 'Columns' }),
    'Enter Tab Escape',
    async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(focused(page)).toHaveText('Columns')
    },
  ],
  [
    'drag list, given up',
    (page) => page.getByRole('button', { name: 'Move Football' }),
    'Space ArrowDown Escape',
    (page) =>
      expect(page.getByRole('list', { name: 'Sports order' }).getByRole('listitem').first()).toContainText(
        'Football',
      ),
  ],
  [
    'drag list',
    (page) => page.getByRole('button', { name: 'Move Football' }),
    'Space ArrowDown ArrowDown Space',
    async (page) => {
      await expect(
        page.getByRole('list', { name: 'Sports order' }).getByRole('listitem').nth(2),
      ).toContainText('Football')
      await expect(focused(page)).toHaveAccessibleName('Move Football')
    },
  ],
  [
    'form, sent with nothing in it',
    (page) => page.getByRole('form', { name: 'being filled' }).getByRole('button'),
    'Enter',
    (page) => expect(focused(page)).toHaveAccessibleName('Room name'),
  ],
  [
    'virtual grid, to a tile that was not drawn',
    (page) => page.getByRole('link', { name: 'Game 1', exact: true }),
    'End ArrowUp',
    async (page) => {
      await expect(focused(page)).toHaveText('Game 1995')
      expect(
        await page.getByRole('list', { name: 'Virtual grid' }).getByRole('listitem').count(),
      ).toBeLessThan(60)
    },
  ],
]

/** The opened list of a combobox, or the days of a date. */
const opened = (page: Page): Locator =>
  page.locator('[data-layer]').locator('[role="option"], [role="grid"]').first()

test('every primitive is used by keyboard alone', async ({ page }) => {
  await open(page)
  for (const [name, control, keys, after] of KEYS)
    await test.step(name, async () => {
      await control(page).focus()
      for (const key of keys.split(' '))
        if (key === '…') await opened(page).waitFor()
        else await page.keyboard.press(key)
      await after(page)
    })
})

test('Escape closes an open tooltip inside a drawer first, and the next Escape the drawer', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Open drawer' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('button', { name: 'Suspended' }).focus()
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(focused(page)).toHaveText('Open drawer')
})

test('a row is drawn to its place with the pointer', async ({ page }) => {
  await open(page)
  const rows = page.getByRole('list', { name: 'Sports order' }).getByRole('listitem')
  await rows.first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Move Football' }).dragTo(rows.nth(3))
  await expect(rows.nth(3)).toContainText('Football')
})

test('the head of a table stays while its rows scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 260 })
  await open(page)
  await page.mouse.wheel(0, 260)
  await expect
    .poll(async () => (await page.getByRole('columnheader', { name: 'Risk' }).boundingBox())?.y)
    .toBe(0)
})

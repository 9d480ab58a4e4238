/** @jest-environment jsdom */
import { releasedVersion } from '../../testing/releases'
import { createAreaStyles } from './area-styles'
import { takeCarriedSheets } from './carried-sheets'
import { createIntegrityGuard } from './integrity-guard'
import { preloadRelease } from './preload-release'

const SHEET = '/assets/sportsbook/1.0.0/area.css'
const OWN = ['/assets/shell/1.0.0/main.css', '/brand/touchline/1/theme.css']
const NOW = releasedVersion('sportsbook', '1.0.0')
const BEFORE = releasedVersion('sportsbook', '0.9.0')
const address = (url: string) => new URL(url, location.origin).href

/** A page that was served with the shell's own sheet and one of the sportsbook. */
function servedPage() {
  const own = OWN.map((url) => `<style data-href="${url}">b{}</style>`)
  document.head.innerHTML = `${own.join('')}<style data-href="${SHEET}" data-of="sportsbook">b{}</style>`
  const guard = createIntegrityGuard(location.origin, takeCarriedSheets(document))
  for (const release of [NOW, BEFORE]) guard.admit(release)
  return { guard, shelf: createAreaStyles(guard) }
}

const inPage = () =>
  [...document.querySelectorAll<HTMLElement>('style, link')].map(
    (sheet) => sheet.dataset.href ?? sheet.getAttribute('href'),
  )

test('a sheet that came inside the page waits for its version, and the shell’s own stay', () => {
  const { guard } = servedPage()
  expect(inPage()).toEqual(OWN)
  expect(guard.isCarried(SHEET)).toBe(true)
})

test('it takes the place of a fetched sheet once its version is loaded', () => {
  const { guard } = servedPage()
  guard.layOut(BEFORE)
  expect(inPage()).toEqual(OWN)
  guard.layOut(NOW)
  expect(inPage()).toEqual([...OWN, address(SHEET)])
  expect(guard.isCarried(SHEET)).toBe(false)
})

test('it is removed when the last slot releases its version, and returns with the next', async () => {
  const { guard, shelf } = servedPage()
  guard.layOut(NOW)
  await shelf.take(NOW)
  shelf.drop(NOW)
  expect(inPage()).toEqual(OWN)
  await shelf.take(NOW)
  expect(inPage()).toEqual([...OWN, address(SHEET)])
})

test('it is not kept beside the sheet fetched after a failure', async () => {
  const { guard, shelf } = servedPage()
  guard.layOut(NOW)
  await shelf.take(NOW)
  shelf.drop(NOW)
  const link = Object.assign(document.createElement('link'), { href: address(SHEET) })
  guard.prepare(link)
  expect([...guard.stylesOf(NOW)]).toEqual([link])
})

test('it is not fetched ahead, as other files of its version are', () => {
  const { guard } = servedPage()
  preloadRelease({ ...NOW, initial: ['remote.js', 'area.css'] }, 'en', guard)
  const links = [...document.querySelectorAll('link')].map((link) => link.href)
  expect(links).toEqual([address('/assets/sportsbook/1.0.0/remote.js')])
})

import type { Page } from 'playwright-core'
import { inPage } from './in-page'

interface Looked {
  area: string
  /** Base of the files of the version that is looked at; null for the shell, whose style sheets may reach everything. */
  base: string | null
}

/** A part of the page that must show something. */
interface Part {
  name: string
  x: number
  y: number
  width: number
  height: number
}

/** A picture of text has many shades, a blank one has one, and its border another. */
const SHADES_MIN = 4

/**
 * Looks at the whole page with the area on it, as a player would: whether the shell's own things are still seen and can
 * be pressed, whether style sheets of the area reach beyond it, and whether the area's place is blank. `desk` is an empty
 * page to look at pictures on.
 */
export async function lookAtPage(page: Page, desk: Page, looked: Looked): Promise<string[]> {
  const { problems, parts } = await inPage(page, inspect, looked)
  const picture = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
  const shades = await inPage(desk, countShades, { picture, parts })
  const blank = parts.filter((_, index) => (shades[index] ?? 0) < SHADES_MIN)
  return [...problems, ...blank.map(({ name }) => `${name} is blank`)]
}

/** Runs in the page: it must stand alone. */
function inspect({ area, base }: Looked): { problems: string[]; parts: Part[] } {
  const boxes = [...document.querySelectorAll(`[data-area="${area}"]`)]
  const isOurs = (element: Element) => boxes.some((box) => box.contains(element))
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    return `<${element.localName}>${text ? ` “${text}”` : ''}`
  }
  const problems = new Set<string>()

  // Classes of a build end in a hash; an element that carries one of the area's is the area's, wherever it stands.
  const own = new Set<string>()
  const rules: { selector: string; text: string }[] = []
  const read = (list: CSSRuleList, parent: string | null) => {
    for (const rule of list) {
      let selector = parent
      if (rule instanceof CSSStyleRule) {
        selector = rule.selectorText.replaceAll('&', `:is(${parent ?? ':root'})`)
        for (const [name] of selector.matchAll(/(?<=\.)[\w-]+-[\w-]{6}(?![\w-])/g)) own.add(name)
        rules.push({ selector, text: rule.selectorText })
      }
      const inner = (rule as CSSGroupingRule).cssRules
      if (inner && !(rule instanceof CSSKeyframesRule)) read(inner, selector)
    }
  }
  if (base !== null) {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
      const owner = sheet.ownerNode instanceof HTMLElement ? sheet.ownerNode : null
      const href = sheet.href ?? owner?.dataset.href ?? ''
      // A sheet without a file was made by a script.
      if (href === '' || href.includes(base)) read(sheet.cssRules, null)
    }
  }
  const isOutside = (element: Element) =>
    !isOurs(element) &&
    element.localName !== 'head' &&
    !element.closest('head') &&
    ![...element.classList].some((name) => own.has(name))
  for (const { selector, text } of rules) {
    // What applies while something is pointed at or focused reaches as far as without that.
    const still = selector
      .replaceAll(/::[\w-]+(\([^)]*\))?/g, '')
      .replaceAll(
        /:(hover|focus|focus-visible|focus-within|active|visited|target|checked|disabled|enabled)(?![\w-])/g,
        '',
      )
      .split(',')
      .map((part) => part.trim() || '*')
      .join(',')
    let reached: Element | undefined
    try {
      reached = [...document.querySelectorAll(still)].find(isOutside)
    } catch {
      // A selector that only its own engine knows matches nothing here.
    }
    if (reached)
      problems.add(
        `a style sheet of it reaches beyond its place: “${text}” applies to ${nameOf(reached)} of the page`,
      )
  }

  const header = document.querySelector('header, [role=banner]')
  const parts: Part[] = []
  const add = (name: string, element: Element | null) => {
    if (!element) return
    const { x, y, width, height } = element.getBoundingClientRect()
    const left = Math.max(0, x)
    const top = Math.max(0, y)
    const part = {
      ...{ name, x: left, y: top },
      ...{ width: Math.min(innerWidth, x + width) - left, height: Math.min(innerHeight, y + height) - top },
    }
    if (part.width < 8 || part.height < 8 || !element.checkVisibility())
      problems.add(`${name} is not to be seen`)
    else parts.push(part)
  }
  add('the header of the shell', header)
  add('the place of the area', document.querySelector(`[data-area="${area}"][data-slot=main]`))

  const controls = [...(header?.querySelectorAll('a[href], button') ?? [])].filter((each) =>
    each.checkVisibility(),
  )
  for (const control of controls) {
    const { x, y, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    if (!hit || control.contains(hit) || hit.contains(control) || width === 0) continue
    // The shell covers its own header with dialogs of its own.
    const isShells = !isOurs(hit) && (header?.contains(hit) || document.getElementById('root')?.contains(hit))
    if (!isShells)
      problems.add(`${nameOf(control)} of the header cannot be pressed: ${nameOf(hit)} lies over it`)
  }
  return { problems: [...problems], parts }
}

/** Runs in the page: distinct colours of each part. */
async function countShades({ picture, parts }: { picture: string; parts: Part[] }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  })
  context?.drawImage(bitmap, 0, 0)
  return parts.map(({ x, y, width, height }) => {
    const { data } = context?.getImageData(x, y, width, height) ?? { data: new Uint8ClampedArray() }
    return new Set(new Uint32Array(data.buffer)).size
  })
}

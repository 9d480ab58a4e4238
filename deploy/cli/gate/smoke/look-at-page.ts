import type { Page } from 'playwright-core'
import { countShades, type Part } from './count-shades'
import { inPage } from './in-page'

interface Looked {
  area: string
  /** Base of the files of the version that is looked at; null for the shell, whose style sheets may reach everything. */
  base: string | null
}

/** A picture of text has many shades, a blank one has one, and its border another. */
const SHADES_MIN = 4

/**
 * Looks at the whole page with the area on it, as a player would: whether the shell's own things are still seen and can
 * be pressed, whether style sheets of the area reach beyond it, and whether the area's place is blank. `desk` is an empty
 * page to look at pictures on.
 */
export async function lookAtPage(page: Page, desk: Page, looked: Looked): Promise<string[]> {
  const helpers = [nameOf, ownRules, stillOf]
  const leaks = await inPage(page, findLeaks, looked, helpers)
  const { problems, parts } = await inPage(page, findParts, looked)
  const covered = await inPage(page, findCovered, looked, helpers)
  const picture = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
  const shades = await inPage(desk, countShades, { picture, parts })
  const blank = parts.filter((_, index) => (shades[index] ?? 0) < SHADES_MIN)
  return [...leaks, ...problems, ...covered, ...blank.map(({ name }) => `${name} is blank`)]
}

// All below runs in the page: each function is self-contained, but for helpers that are handed over with it.

/** An element as a person would find it. */
function nameOf(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
  return `<${element.localName}>${text ? ` “${text}”` : ''}`
}

/** Rules of the style sheets of a build, as they are written and as they apply inside of others. */
function ownRules(base: string): { selector: string; text: string }[] {
  const rules: { selector: string; text: string }[] = []
  const read = (list: CSSRuleList, parent: string | null) => {
    for (const rule of list) {
      let selector = parent
      if (rule instanceof CSSStyleRule) {
        selector = rule.selectorText.replaceAll('&', `:is(${parent ?? ':root'})`)
        rules.push({ selector, text: rule.selectorText })
      }
      const inner = (rule as CSSGroupingRule).cssRules
      if (inner && !(rule instanceof CSSKeyframesRule)) read(inner, selector)
    }
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    const owner = sheet.ownerNode instanceof HTMLElement ? sheet.ownerNode : null
    const href = sheet.href ?? owner?.dataset.href ?? ''
    // A sheet without a file was made by a script.
    if (href === '' || href.includes(base)) read(sheet.cssRules, null)
  }
  return rules
}

/**
 * A selector without momentary states such as `:hover`: a rule under the pointer reaches as far as without it. The states
 * never hold in `:not(…)` and always elsewhere; a placeholder replaces them, since a selector may have no gap.
 */
function stillOf(selector: string): string {
  const STATES = 'hover|focus|focus-visible|focus-within|active|visited|target|checked|disabled|enabled'
  // Escapes, texts and attributes stay as they are.
  const part = new RegExp(
    `\\\\.|"(?:\\\\.|[^"\\\\])*"|\\[[^\\]"]*(?:"(?:\\\\.|[^"\\\\])*")?[^\\]]*\\]|::[\\w-]+(?:\\([^)]*\\))?|:(?:${STATES})(?![\\w-])|:not\\(|[()]`,
    'g',
  )
  const denials = [false]
  return selector.replaceAll(part, (found) => {
    const isDenied = denials[denials.length - 1] ?? false
    if (found === ')') denials.pop()
    else if (found === ':not(') denials.push(!isDenied)
    else if (found === '(') denials.push(isDenied)
    else if (found.startsWith(':')) return isDenied ? ':not(*)' : ':is(*)'
    return found
  })
}

/** Rules of the area that apply to elements outside the area. */
function findLeaks({ area, base }: Looked): string[] {
  if (base === null) return []
  const boxes = [...document.querySelectorAll(`[data-area="${area}"]`)]
  const rules = ownRules(base)
  // Classes of a build end in a hash; an element with a class of the area belongs to it, at any place in the page.
  const classes = rules.flatMap(({ selector }) => selector.match(/(?<=\.)[\w-]+-[\w-]{6}(?![\w-])/g) ?? [])
  const own = new Set<string>(classes)
  const isOutside = (element: Element) =>
    !boxes.some((box) => box.contains(element)) &&
    !element.closest('head') &&
    ![...element.classList].some((name) => own.has(name))
  const leaks = rules.flatMap(({ selector, text }) => {
    let reached: Element | undefined
    try {
      reached = [...document.querySelectorAll(stillOf(selector))].find(isOutside)
    } catch {
      return `a style sheet of it has a selector that cannot be judged: “${text}”`
    }
    if (!reached) return []
    return `a style sheet of it reaches beyond its place: “${text}” applies to ${nameOf(reached)} of the page`
  })
  return [...new Set(leaks)]
}

/** Where the header and the place of the area are, and which of them is not to be seen. */
function findParts({ area }: Looked): { problems: string[]; parts: Part[] } {
  const problems: string[] = []
  const parts: Part[] = []
  const add = (name: string, element: Element | null) => {
    if (!element) return
    const { x, y, width, height } = element.getBoundingClientRect()
    const left = Math.max(0, x)
    const top = Math.max(0, y)
    const part = {
      name,
      x: left,
      y: top,
      width: Math.min(innerWidth, x + width) - left,
      height: Math.min(innerHeight, y + height) - top,
    }
    if (part.width < 8 || part.height < 8 || !element.checkVisibility())
      problems.push(`${name} is not to be seen`)
    else parts.push(part)
  }
  add('the header of the shell', document.querySelector('header, [role=banner]'))
  add('the place of the area', document.querySelector(`[data-area="${area}"][data-slot=main]`))
  return { problems, parts }
}

/** Links and buttons of the header that something of the area lies over. */
function findCovered({ area }: Looked): string[] {
  const boxes = [...document.querySelectorAll(`[data-area="${area}"]`)]
  const header = document.querySelector('header, [role=banner]')
  const controls = [...(header?.querySelectorAll('a[href], button') ?? [])].filter((each) =>
    each.checkVisibility(),
  )
  const covered = controls.flatMap((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    if (!hit || control.contains(hit) || hit.contains(control) || width === 0) return []
    // The shell covers its own header with dialogs of its own.
    const isOurs = boxes.some((box) => box.contains(hit))
    const isShells = !isOurs && (header?.contains(hit) || document.getElementById('root')?.contains(hit))
    return isShells ? [] : [`${nameOf(control)} of the header cannot be pressed: ${nameOf(hit)} lies over it`]
  })
  return [...new Set(covered)]
}

/** Imitates the translation of a browser: new elements replace every text, also protected ones. */
export function translatePage(root: ParentNode & Node): void {
  for (const text of textsOf(root)) {
    const inner = document.createElement('font')
    inner.textContent = text.data
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
}

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** A price, an amount, a line, a score or a clock without words; counts and days do not match. */
const FIGURE = /^(?=.*(\d[.:-]\d|[+\u2212]\d))(?:[^\p{L}]|\b[A-Z]{2,3}\b|\b\dH\b)+$/u

/** Texts of figures that the translation of a browser may change, for want of `translate="no"`. */
export function translatableFigures(root: Node): string[] {
  return textsOf(root)
    .filter(({ parentElement }) => parentElement && !parentElement.closest('[translate="no"], script, style'))
    .map(({ data }) => data.trim())
    .filter((text) => FIGURE.test(text))
}

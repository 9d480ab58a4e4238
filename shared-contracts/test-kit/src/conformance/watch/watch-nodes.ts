import { type Watcher, watchList } from './watcher'

const STYLES = 'style, link[rel=stylesheet]'

/** Watches style sheets, wherever they are in the document. */
export const watchStyles = (): Watcher =>
  watchList(
    () => [
      ...[...document.querySelectorAll(STYLES)].map(startOf),
      // Sheets that scripts make have no element.
      ...[...(document.adoptedStyleSheets ?? [])].map(() => 'adopted style sheet'),
    ],
    (entry) => `a style sheet stays: ${entry}`,
  )

/** Watches elements beside the target: at the ends of the body, the head and the document. */
export const watchNodes = (): Watcher =>
  watchList(
    () =>
      [document.documentElement, document.head, document.body].flatMap((parent) =>
        [...parent.children].filter((child) => !child.matches(`html, head, body, ${STYLES}`)).map(startOf),
      ),
    (entry) => `an element stays outside of the target: ${entry}`,
  )

/** Watches what a remote sets on the document's own elements: a scroll lock, a class, the title. */
export const watchRoots = (): Watcher =>
  watchList(
    () => [
      ...[document.documentElement, document.body].flatMap((root) =>
        [...root.attributes].map(({ name, value }) => `<${root.localName} ${name}="${value}">`),
      ),
      `title "${document.title}"`,
    ],
    (entry) => `the document is not as it was: ${entry}`,
  )

const startOf = (element: Element): string => element.outerHTML.slice(0, 120)

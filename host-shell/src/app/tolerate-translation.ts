/**
 * A browser that translates the page puts an element in the place of each text that React still holds. Writing to such a text would
 * be seen nowhere, and removing it, or inserting before it, would throw and take the whole area down: all three go to where it was.
 */
export function tolerateTranslation({ prototype }: typeof Node, root: Node = document): void {
  const translations = new WeakMap<Node, ChildNode>()
  const note = (records: readonly MutationRecord[]): void => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue
        const translation = [...addedNodes, nextSibling, previousSibling].find(isTranslation)
        if (translation) translations.set(text, translation as ChildNode)
      }
  }
  const watch = new MutationObserver(note)
  watch.observe(root, { childList: true, subtree: true })
  /** The browser's replacement of a text; null while the text is still there, or all of it is gone. */
  const translationOf = (node: Node): ChildNode | null => {
    if (node.nodeType !== Node.TEXT_NODE || node.parentNode) return null
    note(watch.takeRecords())
    const translation = translations.get(node)
    return translation?.parentNode ? translation : null
  }

  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!isReplaced(child, this)) return removeChild.call(this, child) as T
    const translation = translationOf(child)
    if (translation?.parentNode === this) translation.remove()
    return child
  }
  prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    if (!isReplaced(next, this)) return insertBefore.call(this, child, next) as T
    const translation = next && translationOf(next)
    return insertBefore.call(this, child, translation?.parentNode === this ? translation : null) as T
  }
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  if (!value?.set) return
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      value.set?.call(this, text)
      translationOf(this)?.replaceWith(this)
    },
  })
}

const isTranslation = (node: Node | null): boolean => node?.nodeName === 'FONT'
const isReplaced = (node: Node | null, parent: Node): boolean =>
  node?.nodeType === Node.TEXT_NODE && node.parentNode !== parent

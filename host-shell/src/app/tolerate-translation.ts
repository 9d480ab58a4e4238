/**
 * A browser that translates the page takes texts out that React still holds: removing one, or inserting before one, would
 * throw and take the whole area down.
 */
export function tolerateTranslation({ prototype }: typeof Node): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return isReplaced(child, this) ? child : (removeChild.call(this, child) as T)
  }
  prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    return insertBefore.call(this, child, isReplaced(next, this) ? null : next) as T
  }
}

const isReplaced = (node: Node | null, parent: Node): boolean =>
  node?.nodeType === Node.TEXT_NODE && node.parentNode !== parent

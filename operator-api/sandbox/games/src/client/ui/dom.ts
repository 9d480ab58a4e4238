type Child = Node | string | null | undefined | false
type Attributes = Readonly<
  Record<string, string | number | boolean | null | undefined | ((event: never) => void)>
>

/** An element with attributes, listeners (`onclick`) and children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  assign(element, attributes)
  element.append(...children.filter((child): child is Node | string => !!child || child === ''))
  return element
}

export function svg(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  assign(element, attributes)
  element.append(...children.filter((child): child is Node | string => !!child))
  return element
}

function assign(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, String(value))
  }
}

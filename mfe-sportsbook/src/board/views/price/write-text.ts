/** Writes into the element's own text; a browser that translates the page puts other nodes in its place. */
export function writeText(element: HTMLElement, text: string): void {
  const only = element.firstChild
  if (only?.nodeType === Node.TEXT_NODE && !only.nextSibling) only.nodeValue = text
  else element.textContent = text
}

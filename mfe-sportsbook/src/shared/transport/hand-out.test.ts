/** @jest-environment jsdom */
import { printText } from './hand-out'

/** Browsers print the page of a frame; jsdom prints nothing. */
function printed(): { texts: string[]; frames: Window[] } {
  const prints = { texts: [] as string[], frames: [] as Window[] }
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow') ?? {}
  jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const page = get?.call(this) as Window
    page.print = () => {
      prints.texts.push(page.document.body.textContent ?? '')
      prints.frames.push(page)
    }
    return page
  })
  return prints
}

afterEach(() => jest.restoreAllMocks())

test('a text is printed alone, as it is written, and its frame goes when that is over', () => {
  const { texts, frames } = printed()
  document.body.append('The board')
  printText('TL-7Q4K-20931\n<b>Arsenal</b> −0.5')
  expect(texts).toEqual(['TL-7Q4K-20931\n<b>Arsenal</b> −0.5'])
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  frames[0]?.dispatchEvent(new Event('afterprint'))
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
})

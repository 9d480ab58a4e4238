import { act, fireEvent, render, screen } from '@testing-library/react'
import { Segmented } from '../components/segmented'
import { Tabs } from './tabs'

/** Five choices of 100 pixels each in a row that is 300 wide. */
const CHOICES = ['a', 'b', 'c', 'd', 'e']
const WIDE = { one: 100, row: 300 }

beforeEach(() => {
  const isRow = (element: Element): boolean => /radiogroup|tablist/.test(element.getAttribute('role') ?? '')
  const left = (element: HTMLElement): number =>
    isRow(element)
      ? 0
      : CHOICES.indexOf(element.textContent ?? '') * WIDE.one - (element.parentElement?.scrollLeft ?? 0)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { left: left(this), width: isRow(this) ? WIDE.row : WIDE.one } as DOMRect
  })
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDE.row)
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(CHOICES.length * WIDE.one)
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue({ overflowX: 'auto' } as unknown as CSSStyleDeclaration)
})
afterEach(() => jest.restoreAllMocks())

const hiddenAt = (row: HTMLElement): string[] =>
  ['before', 'after'].filter((side) => row.hasAttribute(`data-more-${side}`))

const segmented = (value: string) => (
  <Segmented
    label="Lists"
    segments={CHOICES.map((one) => ({ value: one, label: one }))}
    value={value}
    onChange={() => undefined}
  />
)
const tabs = (value: string) => (
  <Tabs
    label="Lists"
    tabs={CHOICES.map((one) => ({ id: one, label: one, content: null }))}
    shown={value}
    onShow={() => undefined}
  />
)

describe.each([
  ['segments', 'radiogroup', segmented],
  ['tabs', 'tablist', tabs],
])('%s that do not fit', (_, role, of) => {
  const row = () => screen.getByRole(role, { hidden: true })

  test('show at which edge there is more', () => {
    render(of('c'))
    expect(row().scrollLeft).toBe(100)
    expect(hiddenAt(row())).toEqual(['before', 'after'])
    act(() => {
      row().scrollLeft = 0
      fireEvent.scroll(row())
    })
    expect(hiddenAt(row())).toEqual(['after'])
    act(() => {
      row().scrollLeft = 200
      fireEvent.scroll(row())
    })
    expect(hiddenAt(row())).toEqual(['before'])
  })

  test('scroll the choice into view, also when it was chosen elsewhere', () => {
    const { rerender } = render(of('c'))
    rerender(of('d'))
    expect(row().scrollLeft).toBe(200)
  })
})

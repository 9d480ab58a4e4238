import { render } from '@testing-library/react'
import { useTopInView } from './use-top-in-view'

test('the top scrolls into view when another part is shown, and only then', () => {
  const scrolled: string[] = []
  function Sheet({ shown }: { shown: string }) {
    const top = useTopInView<HTMLSpanElement>(shown)
    const watch = (element: HTMLSpanElement | null): void => {
      if (element) element.scrollIntoView = () => scrolled.push(shown)
      top.current = element
    }
    return <span ref={watch} />
  }
  const sheet = render(<Sheet shown="form" />)
  for (const shown of ['form', 'waiting', 'waiting', 'accepted']) sheet.rerender(<Sheet shown={shown} />)
  expect(scrolled).toEqual(['waiting', 'accepted'])
})

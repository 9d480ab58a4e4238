import { useLayoutEffect, useRef } from 'react'

/** Shows an element that lives outside of React, and leaves it alone. */
export function PlaceBox({ element, className }: { element: HTMLElement; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.append(element)
    return () => element.remove()
  }, [element])
  return <div ref={box} className={className} />
}

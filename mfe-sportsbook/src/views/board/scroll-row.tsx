import { Icon } from '@touchline/ui'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './board-classes'

interface ScrollRowProps {
  children: ReactNode
  className?: string
}

/** How much of the row is hidden before and behind what is seen. */
interface Hidden {
  readonly before: boolean
  readonly behind: boolean
}

/**
 * A row that scrolls sideways where it is too long; a fading edge and a button say that there is more. Keys need no
 * button: the focused entry comes into sight by itself.
 */
export function ScrollRow({ children, className }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const { before, behind } = useHidden(row)
  return (
    <div className={cx('scrollRow', before && 'fadeBefore', behind && 'fadeBehind')}>
      <div ref={row} className={cx('scrolled', className)}>
        {children}
      </div>
      {before ? <Step row={row} by={-1} /> : null}
      {behind ? <Step row={row} by={1} /> : null}
    </div>
  )
}

function Step({ row, by }: { row: RefObject<HTMLElement | null>; by: 1 | -1 }) {
  return (
    <button
      type="button"
      className={cx('step', by < 0 ? 'stepBack' : 'stepOn')}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.7 })}
    >
      <Icon name={by < 0 ? 'chevronLeft' : 'chevronRight'} size={16} />
    </button>
  )
}

function useHidden(row: RefObject<HTMLElement | null>): Hidden {
  const [hidden, setHidden] = useState<Hidden>({ before: false, behind: false })
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const look = () => {
      const before = element.scrollLeft > 1
      const behind = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setHidden((held) => (held.before === before && held.behind === behind ? held : { before, behind }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [row])
  return hidden
}

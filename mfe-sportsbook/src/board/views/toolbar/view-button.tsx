import { Button, Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { Suspense, useRef, useState } from 'react'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { ViewMenu } from '../lazy-later'

/** "View": layout, order and renewal of the board. Its menu is loaded when it opens. */
export function ViewButton({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} className={cx('viewPlace')}>
      <Button size="small" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('viewMenu.button')}
        <Icon name="chevronDown" size={14} />
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ViewMenu store={store} place={place} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  )
}

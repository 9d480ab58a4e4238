import { Icon } from '@touchline/ui'
import { type ReactNode, useId, useState } from 'react'
import slip from '../../slip/views/slip.module.css'
import styles from './bets-unfold.module.css'

interface BetsUnfoldProps {
  title: string
  /** Asked for only while it is open: what unfolds may take long to work out. */
  children: () => ReactNode
}

/** A part of a card that opens below its title. */
export function BetsUnfold({ title, children }: BetsUnfoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles.unfold}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {title}
        <span className={isOpen ? slip.turned : ''}>
          <Icon name="chevronDown" size={15} />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </section>
  )
}

import type { Location } from '@touchline/contracts/host'
import { type ReactNode, useRef } from 'react'
import type { ScreenRow } from '../screen'
import styles from './screen-box.module.css'
import { useScreenChange } from './use-screen-change'

interface ScreenBoxProps {
  row: ScreenRow
  location: Location
  topOf: (location: Location) => number
  /** Whether another screen is on its way. */
  isBusy: boolean
  children: ReactNode
}

/** The place of the screens of an area, one at a time. */
export function ScreenBox({ row, location, topOf, isBusy, children }: ScreenBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useScreenChange(box, row, location, topOf)
  return (
    <div ref={box} className={styles.box} aria-busy={isBusy}>
      {children}
    </div>
  )
}

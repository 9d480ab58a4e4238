import type { Location } from '@touchline/contracts/host'
import { useWords } from '@touchline/ui/words'
import { type ReactNode, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import type { AreaTable, ScreenRow } from '../screen'
import styles from './area-frame.module.css'
import { useScreenChange } from './use-screen-change'

interface AreaFrameProps {
  area: AreaTable
  row: ScreenRow
  place: Location
  /** Whether another screen is on its way. */
  isBusy: boolean
  /** Called with the screen that the player seems to mean. */
  expect: (row: ScreenRow) => void
  /** How far down a place is shown, in pixels. */
  topOf: (place: Location) => number
  children: ReactNode
}

/** Navigation of an area and the screen beside it. */
export function AreaFrame({ area, row, place, isBusy, expect, topOf, children }: AreaFrameProps) {
  const { t, tag } = useWords()
  const screen = useRef<HTMLDivElement>(null)
  useScreenChange(screen, row, place, topOf)
  const rows = area.screens.filter(({ title }) => title !== undefined)
  return (
    <div className={styles.frame} lang={tag}>
      <div className={styles.area}>
        <nav className={styles.navigation} aria-label={t(area.label)} data-single={rows.length === 1}>
          <h2>{t(area.label)}</h2>
          <ul>
            {rows.map((other) => (
              <li key={other.path}>
                <NavLink
                  to={other.path}
                  onPointerEnter={() => expect(other)}
                  onFocus={() => expect(other)}
                  onTouchStart={() => expect(other)}
                >
                  {t(other.title ?? '')}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={screen} className={styles.screen} aria-busy={isBusy}>
          {children}
        </div>
      </div>
    </div>
  )
}

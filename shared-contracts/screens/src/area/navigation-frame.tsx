import { useScrolledRow } from '@touchline/ui/scrolled-row'
import { useWords } from '@touchline/ui/words'
import { Suspense, useMemo } from 'react'
import { createPath, type Navigator, NavLink, Route, Router, Routes, type To } from 'react-router-dom'
import type { FrameProps } from '../screen'
import styles from './navigation-frame.module.css'

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/**
 * Navigation of an area, with the screen beside it and the router around both: screens in it use `Link` and `useParams`. The
 * router keeps no history of its own.
 */
export function NavigationFrame({ area, row, location, moves, expect, children }: FrameProps) {
  const { t } = useWords()
  const navigator = useMemo(
    (): Navigator => ({
      createHref: hrefOf,
      push: (to) => moves.push(hrefOf(to)),
      replace: (to) => moves.replace(hrefOf(to)),
      go: () => {
        throw new Error('Steps back and forward are the browser’s alone.')
      },
    }),
    [moves],
  )
  // On a phone the names of the screens form one row, which is longer than the page is wide.
  const line = useScrolledRow<HTMLElement>(row.path)
  const rows = area.screens.filter(({ title }) => title !== undefined)
  return (
    <Router location={location} navigator={navigator}>
      <div className={styles.frame}>
        <div className={styles.area}>
          <nav
            ref={line.ref}
            className={`${styles.navigation} ${line.className}`}
            aria-label={t(area.label)}
            data-single={rows.length === 1}
          >
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
                    {other.mark && (
                      <Suspense>
                        <other.mark />
                      </Suspense>
                    )}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.screen}>
            <Routes>
              <Route path={row.path} element={children} />
            </Routes>
          </div>
        </div>
      </div>
    </Router>
  )
}

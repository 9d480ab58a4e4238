import type { HostServices } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import { LocaleProvider } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Route, Router, Routes } from 'react-router-dom'
import type { AreaTable } from '../screen'
import { AreaFrame } from './area-frame'
import type { AreaScreens } from './area-screens'
import { FailedScreen } from './failed-screen'
import { createNavigator } from './host-navigator'
import { ScreenBoundary } from './screen-boundary'

interface AreaPageProps {
  area: AreaTable
  host: HostServices
  screens: AreaScreens
  /** Language whose words are there. */
  first: Language
}

/** An area on the page: its words, its router, its frame, and the screen of the address. */
export const AreaPage = observer(({ area, host, screens, first }: AreaPageProps) => {
  const { shown, coming, fatal } = screens
  const [navigator] = useState(() => createNavigator(host, () => screens.shown?.place))
  if (fatal) throw fatal.error
  if (!shown) return null
  const { row, screen, place } = shown
  return (
    <LocaleProvider host={host} words={screens.words} first={first}>
      <Router location={place} navigator={navigator}>
        <AreaFrame
          {...{ area, row, place }}
          isBusy={coming !== null}
          expect={screens.expect}
          topOf={navigator.topOf}
        >
          {screen ? (
            <ScreenBoundary key={row.path} onFailure={screens.drawFailed}>
              <Routes>
                <Route path={row.path} element={screen.element} />
              </Routes>
            </ScreenBoundary>
          ) : (
            <FailedScreen retry={screens.retry} />
          )}
        </AreaFrame>
      </Router>
    </LocaleProvider>
  )
})

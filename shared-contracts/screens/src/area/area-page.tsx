import type { HostServices } from '@touchline/contracts/host'
import type { Language } from '@touchline/contracts/limits'
import { FailureBoundary } from '@touchline/ui'
import { LocaleProvider, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { AreaTable } from '../screen'
import { createMoves } from './area-moves'
import type { AreaScreens } from './area-screens'
import { FailedScreen } from './failed-screen'
import { LocationContext } from './location-context'
import { ScreenBox } from './screen-box'

interface AreaPageProps {
  area: AreaTable
  host: HostServices
  screens: AreaScreens
  /** Language whose words are there. */
  first: Language
}

/** An area on the page: its words, its frame, and in it the screen of the address. */
export const AreaPage = observer(({ area, host, screens, first }: AreaPageProps) => {
  const { shown, coming, fatal, expect } = screens
  const [moves] = useState(() => createMoves(host, () => screens.shown?.location))
  if (fatal) throw fatal.error
  if (!shown) return null
  const { row, screen, location } = shown
  const { frame: Frame = Bare } = area
  return (
    <LocaleProvider host={host} words={screens.words} first={first}>
      <LocationContext value={location}>
        <Worded>
          <Frame area={area} row={row} location={location} moves={moves} expect={expect}>
            <ScreenBox row={row} location={location} topOf={moves.topOf} isBusy={coming !== null}>
              {screen ? (
                <FailureBoundary key={row.path} onFailure={screens.drawFailed}>
                  {screen.element}
                </FailureBoundary>
              ) : (
                <FailedScreen retry={screens.retry} />
              )}
            </ScreenBox>
          </Frame>
        </Worded>
      </LocationContext>
    </LocaleProvider>
  )
})

const Bare = ({ children }: { children: ReactNode }) => children

/** Says in which language the area is. */
const Worded = ({ children }: { children: ReactNode }) => <div lang={useWords().tag}>{children}</div>

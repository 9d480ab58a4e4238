import type { RemoteModule } from '@touchline/contracts/host'
import { mountReact } from '@touchline/ui'
import type { AreaTable } from '../screen'
import { AreaPage } from './area-page'
import { AreaScreens } from './area-screens'
import { oneByOneWhenIdle } from './one-by-one-when-idle'

/**
 * Makes the `mount` of a remote from a table of screens. It rejects if the first screen or its words do not
 * load, so that the shell shows the failure; later failures show in their own screen first.
 */
export const createArea =
  (area: AreaTable): RemoteModule['mount'] =>
  async (target, host) => {
    const screens = new AreaScreens(area, host, target)
    const following = host.location$.subscribe(screens.go)
    const stop = () => {
      following.unsubscribe()
      screens.stop()
    }
    try {
      await screens.ready
      const language = await screens.words.load(host.locale.language())
      const page = <AreaPage area={area} host={host} screens={screens} first={language} />
      const unmount = await mountReact(target, page, { name: area.name, version: area.version, host })
      // One by one, because what the player does meanwhile comes first.
      const stopFetching = oneByOneWhenIdle(area.screens.map((row) => () => screens.expect(row)))
      return async () => {
        stopFetching()
        stop()
        await unmount()
      }
    } catch (error) {
      stop()
      throw error
    }
  }

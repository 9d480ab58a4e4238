import type { Screen } from '@touchline/screens'
import { SettingsStore } from '../settings/state/settings-store'
import { SettingsPage } from '../settings/views/settings-page'

const settingsScreen: Screen = {
  open: (host) => {
    const store = new SettingsStore(host)
    return { element: <SettingsPage store={store} />, start: store.start }
  },
}

export default settingsScreen

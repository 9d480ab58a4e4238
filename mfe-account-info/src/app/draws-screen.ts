import { askDraws } from '../draws/transport/draws'
import { DrawsPageView } from '../draws/views/draws-page'
import { DRAWS } from '../shared/domain/draws-address'
import { daysScreen } from './days-screen'

export default daysScreen({ address: DRAWS, ask: askDraws, View: DrawsPageView })

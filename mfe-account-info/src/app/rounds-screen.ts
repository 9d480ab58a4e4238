import { askRounds } from '../rounds/transport/rounds'
import { RoundsPageView } from '../rounds/views/rounds-page'
import { ROUNDS } from '../shared/domain/rounds-address'
import { daysScreen } from './days-screen'

export default daysScreen({ address: ROUNDS, ask: askRounds, View: RoundsPageView })

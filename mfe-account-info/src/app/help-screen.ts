import { plainScreen } from '@touchline/screens'
import { HelpPage } from '../help/views/help-page'

export default plainScreen(HelpPage)

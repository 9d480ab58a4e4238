import { plainScreen } from '@touchline/screens'
import { HelpPage } from '../views/help/help-page'

export default plainScreen(HelpPage)

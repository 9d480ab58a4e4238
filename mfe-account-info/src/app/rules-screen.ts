import { plainScreen } from '@touchline/screens'
import { RulesPage } from '../views/rules-page'

export default plainScreen(RulesPage)

import { plainScreen } from '@touchline/screens'
import { RulesPage } from '../rules/views/rules-page'

export default plainScreen(RulesPage)

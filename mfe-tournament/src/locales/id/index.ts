import kit from '@touchline/screens/locales/id.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

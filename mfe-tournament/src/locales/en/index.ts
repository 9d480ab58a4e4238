import kit from '@touchline/screens/locales/en.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

import kit from '@touchline/screens/locales/th.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

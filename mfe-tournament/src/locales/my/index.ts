import kit from '@touchline/screens/locales/my.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

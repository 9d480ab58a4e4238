import kit from '@touchline/screens/locales/ja.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

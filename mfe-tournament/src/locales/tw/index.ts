import kit from '@touchline/screens/locales/tw.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

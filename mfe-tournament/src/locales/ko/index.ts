import kit from '@touchline/screens/locales/ko.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

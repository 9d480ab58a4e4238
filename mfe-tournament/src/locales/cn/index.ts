import kit from '@touchline/screens/locales/cn.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

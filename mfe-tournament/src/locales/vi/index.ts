import kit from '@touchline/screens/locales/vi.json'
import tournament from './tournament.json'

export default { ...tournament, kit }

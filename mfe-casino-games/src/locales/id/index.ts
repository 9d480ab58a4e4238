import kit from '@touchline/screens/locales/id.json'
import games from './games.json'

export default { ...games, kit }

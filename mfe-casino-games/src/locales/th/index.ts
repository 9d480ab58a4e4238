import kit from '@touchline/screens/locales/th.json'
import games from './games.json'

export default { ...games, kit }

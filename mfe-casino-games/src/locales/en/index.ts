import kit from '@touchline/screens/locales/en.json'
import games from './games.json'

export default { ...games, kit }

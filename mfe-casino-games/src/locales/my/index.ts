import kit from '@touchline/screens/locales/my.json'
import games from './games.json'

export default { ...games, kit }

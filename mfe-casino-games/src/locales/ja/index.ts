import kit from '@touchline/screens/locales/ja.json'
import games from './games.json'

export default { ...games, kit }

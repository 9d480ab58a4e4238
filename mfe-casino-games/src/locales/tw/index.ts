import kit from '@touchline/screens/locales/tw.json'
import games from './games.json'

export default { ...games, kit }

import kit from '@touchline/screens/locales/ko.json'
import games from './games.json'

export default { ...games, kit }

import kit from '@touchline/screens/locales/cn.json'
import games from './games.json'

export default { ...games, kit }

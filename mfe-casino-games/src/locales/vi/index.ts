import kit from '@touchline/screens/locales/vi.json'
import games from './games.json'

export default { ...games, kit }

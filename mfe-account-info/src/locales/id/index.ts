import kit from '@touchline/screens/locales/id.json'
import account from './account.json'

export default { ...account, kit }

import kit from '@touchline/screens/locales/en.json'
import account from './account.json'

export default { ...account, kit }

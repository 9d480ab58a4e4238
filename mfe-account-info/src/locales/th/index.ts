import kit from '@touchline/screens/locales/th.json'
import account from './account.json'

export default { ...account, kit }

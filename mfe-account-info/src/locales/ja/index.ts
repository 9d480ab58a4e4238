import kit from '@touchline/screens/locales/ja.json'
import account from './account.json'

export default { ...account, kit }

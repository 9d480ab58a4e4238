import kit from '@touchline/screens/locales/tw.json'
import account from './account.json'

export default { ...account, kit }

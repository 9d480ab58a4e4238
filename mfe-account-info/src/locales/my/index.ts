import kit from '@touchline/screens/locales/my.json'
import account from './account.json'

export default { ...account, kit }

import kit from '@touchline/screens/locales/ko.json'
import account from './account.json'

export default { ...account, kit }

import kit from '@touchline/screens/locales/cn.json'
import account from './account.json'

export default { ...account, kit }

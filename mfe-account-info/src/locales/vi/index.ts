import kit from '@touchline/screens/locales/vi.json'
import account from './account.json'

export default { ...account, kit }

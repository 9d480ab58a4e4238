import later from './later.json'
import menu from './menu.json'

export default { later, menu }

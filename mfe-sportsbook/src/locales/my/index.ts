import board from './board.json'
import menu from './menu.json'
import slip from './slip.json'

export default { board, menu, slip }

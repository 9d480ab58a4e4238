import board from './board.json'
import menu from './menu.json'

export default { board, menu }

import board from './board.json'

export default { board }

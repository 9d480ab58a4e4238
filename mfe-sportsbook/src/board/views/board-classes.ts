import { classNames } from '../../shared/views/class-names'
import board from './board.module.css'
import price from './price/price.module.css'
import row from './row/row.module.css'
import card from './row/row-card.module.css'
import toolbar from './toolbar/toolbar.module.css'

/** Class names of the board; the style sheets come in the order of their imports, cards after the ones they override. */
export const cx = classNames(board, price, row, card, toolbar)

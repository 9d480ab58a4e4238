import { classNames } from '../class-names'
import css from './board.module.css'

/** Class names of the board. */
export const cx = classNames(css)

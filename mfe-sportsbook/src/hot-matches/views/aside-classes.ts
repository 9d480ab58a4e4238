import { classNames } from '../../shared/views/class-names'
import css from './aside.module.css'

/** Class names of the parts beside the board. */
export const cx = classNames(css)

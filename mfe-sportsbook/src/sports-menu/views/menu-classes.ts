import { classNames } from '../../shared/views/class-names'
import css from './menu.module.css'

/** Class names of the sports menu. */
export const cx = classNames(css)

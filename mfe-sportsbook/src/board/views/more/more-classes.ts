import { classNames } from '../../../shared/views/class-names'
import css from './more.module.css'

/** Class names of the opened markets. */
export const cx = classNames(css)

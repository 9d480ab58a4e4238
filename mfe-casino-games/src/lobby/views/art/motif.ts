import type { ReactElement } from 'react'
import type { Palette } from './palette'

/** Properties of a drawing. The canvas is 300 wide and 400 high, its middle at 150, 200. */
export interface MotifProps {
  palette: Palette
  /** Numbers in [0, 1), the same for the same tile. */
  random: () => number
}

export type Motif = (props: MotifProps) => ReactElement

/** Titles that share one drawing. */
export interface NamedMotif {
  /** What the tile shows. */
  motif: string
  /** Natural colour of the thing drawn, degrees. */
  hue: number
  names: readonly string[]
}

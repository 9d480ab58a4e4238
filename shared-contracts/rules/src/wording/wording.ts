/** A key of an area's own words with the values it needs. */
export interface Wording {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

export const word = (key: string, values: Wording['values'] = {}): Wording => ({ key, values })

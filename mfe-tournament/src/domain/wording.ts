/** A key of the words with what it needs. */
export interface Wording {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

export const word = (key: string, values: Wording['values'] = {}): Wording => ({ key, values })

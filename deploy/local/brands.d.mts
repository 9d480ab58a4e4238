/** Id and name of every brand that this installation serves. */
export function localBrands(): { id: string; name: string }[]

/** Id and name of every brand that this installation serves. */
export function localBrands(): { id: string; name: string }[]
/** The folder of the brand files: those of the product unless another one is named. */
export function brandsFolder(): string

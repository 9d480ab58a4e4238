/** A value of a composite type or an array, as PostgreSQL reads it. */
export type Field = string | number | null

// Only these need quotes inside a row; most ids, hashes and names go as they are.
const NEEDS_QUOTES = /[(),"\\\s]|^$/

/** A row of a composite type, field by field in the order of the type. */
export const rowLiteral = (fields: readonly Field[]): string => `(${fields.map(fieldLiteral).join(',')})`

/** An array of such rows, or of anything else that has been written down. */
export const arrayLiteral = (items: readonly string[]): string => `{${items.map(quoted).join(',')}}`

/** An array of whole numbers. */
export const numbersLiteral = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

function fieldLiteral(field: Field): string {
  if (field === null) return ''
  if (typeof field === 'number') return String(field)
  return NEEDS_QUOTES.test(field) ? quoted(field) : field
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

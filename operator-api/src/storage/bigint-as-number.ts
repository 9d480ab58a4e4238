import pg from 'pg'

const INT8 = 20

/** BIGINT columns as numbers: they are minor units or ids, and one past 2^53 is refused rather than bent. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? safeNumber : pg.types.getTypeParser(oid, format as 'text'),
}

function safeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`Out of the safe range: ${text}`)
  return value
}

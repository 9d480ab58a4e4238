/** The twenty lines over five reels of three rows: row of each reel, 0 at the top. */
export const TWENTY_LINES: readonly string[] =
  '11111 00000 22222 01210 21012 00100 22122 10001 12221 01110 21112 10101 12121 01010 21212 11011 11211 00122 22100 02020'.split(
    ' ',
  )

/** Five lines over three reels: the rows and both diagonals. */
export const FIVE_LINES: readonly string[] = ['111', '000', '222', '012', '210']

/** One thing that is wrong with a brand, with the place of its field: `tournament.fee.max`. */
export interface Fault {
  path: string
  message: string
}

export const textOf = ({ path, message }: Fault): string => `${path}: ${message}`

/** Return to player as shown, from hundredths of a percent: 9640 is "96.4%". */
export const formatRtp = (hundredths: number): string => `${String(hundredths / 100)}%`

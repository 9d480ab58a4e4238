/** Bytes in kilobytes of 1024, one decimal: `48.7 kB`. */
export const sizeText = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`

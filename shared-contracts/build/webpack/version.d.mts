/** Root of the repository. */
export const ROOT: string

/** Sixteen hex digits over everything that a package's build reads. */
export function sourceHash(packageDir: string): string

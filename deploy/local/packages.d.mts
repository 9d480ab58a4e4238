/** Packages that reach players: the shell and every `mfe-*`. */
export function frontPackages(): string[]

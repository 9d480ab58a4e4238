/**
 * Names of the windows that a page opens for itself begin so. A window keeps its name over reloads, and a page knows by it that it
 * is shown in one.
 */
export const OWN_WINDOW = 'touchline:'

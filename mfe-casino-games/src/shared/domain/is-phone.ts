/** Whether a page is on a small screen or one for fingers alone: games open in place there. */
export const isPhone = ({ matchMedia }: Partial<Pick<Window, 'matchMedia'>>): boolean =>
  matchMedia?.('(width < 768px), (hover: none) and (pointer: coarse)')?.matches ?? false

import { readProgress, type TourProgress, writeProgress } from '../domain/tour-progress'

const KEY = 'touchline.tournament.tour'

/** Progress of the tour in the browser; storage may be full or forbidden. */
export const keptProgress = {
  read(): TourProgress {
    try {
      return readProgress(localStorage.getItem(KEY))
    } catch {
      return readProgress(null)
    }
  },
  keep(progress: TourProgress): void {
    try {
      localStorage.setItem(KEY, writeProgress(progress))
    } catch {
      // The tour begins anew next time.
    }
  },
}

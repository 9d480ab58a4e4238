import type { Translate } from '@touchline/ui/words'
import { type DriveStep, driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import { ROOM_LIST, ROOM_PAGE } from '../../shared/domain/room-addresses'
import type { TourProgress } from '../domain/tour-progress'
import { TOUR_LAST, TOUR_STEPS, type TourScreen } from '../domain/tour-steps'
import './tour.css'

interface TourOptions {
  readonly on: TourScreen
  readonly step: number
  readonly t: Translate
  readonly navigate: (path: string) => void
  readonly keep: (progress: TourProgress) => void
}

/** Runs the steps of one screen and leads on to the other; returns what takes it down. */
export function runTour({ on, step: first, t, navigate, keep }: TourOptions): () => void {
  const opener = document.activeElement
  const offset = TOUR_STEPS.findIndex((step) => step.on === on)
  const own = TOUR_STEPS.filter((step) => step.on === on)
  const at = () => offset + (tour.getActiveIndex() ?? 0)
  const leave = (progress: TourProgress) => {
    keep(progress)
    tour.destroy()
  }
  const next = () => {
    const to = at() + 1
    if (tour.hasNextStep()) return tour.moveNext()
    if (to > TOUR_LAST) return leave({ state: 'done', step: TOUR_LAST })
    const link = document.querySelector('[data-tour="join"]') ?? document.querySelector('main article a')
    const path = link?.getAttribute('href')
    leave(path ? { state: 'running', step: to } : { state: 'done', step: TOUR_LAST })
    // Looking is enough: the tour opens no question about money.
    if (path) navigate(ROOM_PAGE.pathOf({ ...ROOM_PAGE.viewOf(path.slice(path.indexOf('?'))), join: '' }))
  }
  const previous = () => {
    if (tour.hasPreviousStep()) return tour.movePrevious()
    if (offset === 0) return
    leave({ state: 'running', step: offset - 1 })
    navigate(ROOM_LIST.path)
  }
  const tour = driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    allowClose: true,
    overlayClickBehavior: () => {},
    disableActiveInteraction: true,
    popoverClass: 'touchline-tour',
    nextBtnText: t('tourNext'),
    prevBtnText: t('tourPrevious'),
    doneBtnText: t('tourNext'),
    onNextClick: next,
    onPrevClick: previous,
    onPopoverRender: ({ footerButtons, closeButton, nextButton, previousButton }) => {
      closeButton.textContent = t('tourStop')
      // The library names it "Close" in every language.
      closeButton.removeAttribute('aria-label')
      previousButton.disabled = at() === 0
      if (at() === TOUR_LAST) nextButton.textContent = t('tourFinish')
      else {
        const skip = document.createElement('button')
        skip.type = 'button'
        skip.textContent = t('tourSkip')
        skip.addEventListener('click', () => leave({ state: 'done', step: TOUR_LAST }))
        footerButtons.prepend(skip)
      }
    },
    // Kept step by step: a page that is closed meanwhile runs nothing.
    onHighlighted: () => keep({ state: 'stopped', step: at() }),
    onDestroyed: () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    // Stop and Escape alone; what we destroy ourselves has been kept.
    onDestroyStarted: () => leave({ state: 'stopped', step: at() }),
    steps: own.map(({ id, anchor }, index): DriveStep => {
      const found = visible(anchor)
      return {
        ...(found && { element: found }),
        popover: {
          title: t(`tourStep.${id}.title`),
          description: t(`tourStep.${id}.text`),
          showProgress: true,
          progressText: t('tourProgress', { step: offset + index + 1, of: TOUR_STEPS.length }),
          disableButtons: [],
          showButtons: ['next', 'previous', 'close'],
        },
      }
    }),
  })
  tour.drive(first - offset)
  return () => {
    if (tour.isActive()) leave({ state: 'stopped', step: at() })
  }
}

/** A part in a tab that is not shown is explained in the middle of the page. */
const visible = (anchor: string): Element | undefined =>
  [...document.querySelectorAll(`main ${anchor.replaceAll(', ', ', main ')}`)].find(
    (element) => element.getClientRects().length > 0,
  )

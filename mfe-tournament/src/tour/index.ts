export { TourButton } from './views/tour-button'

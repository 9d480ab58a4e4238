export { translatableFigures, translatePage } from './translate-page'

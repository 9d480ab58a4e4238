export { testWords } from './test-words'

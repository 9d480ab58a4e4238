// What a test waits for comes late on a small machine that does other things beside. What renders nothing needs no such
// library, and does not load it.
if (expect.getState().testPath?.endsWith('.tsx')) {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 8000 })
}

// A small, busy machine is slow. Tests without rendering need no such library, and do not load it.
if (expect.getState().testPath?.endsWith('.tsx')) {
  require('@testing-library/dom').configure({ asyncUtilTimeout: 8000 })
}

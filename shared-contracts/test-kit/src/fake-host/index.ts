export { createFakeHost, type FakeHost } from './create-fake-host'
export { fakeAccount } from './fake-account'
export { fakeBrand } from './fake-brand'
export { type AskedCall, createFakeCalls, type FakeCalls } from './fake-calls'

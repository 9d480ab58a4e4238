// First of all imports: the others use what older versions lack, and would fail with a riddle.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Touchline needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

const path = require('node:path')

// A picture becomes its file name.
module.exports = {
  process: (_source, file) => ({ code: `module.exports = ${JSON.stringify(path.basename(file))}` }),
}

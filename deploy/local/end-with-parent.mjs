// Loaded into every child: when the process that started it is gone, however it went, the child ends in order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

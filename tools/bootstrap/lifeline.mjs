// Loaded into every script of ours: a launcher that is killed outright cannot pass a signal on,
// and the server would keep its port for ever. 0 is the group: the script and all it started.
process.once('disconnect', () => process.kill(0, 'SIGTERM'))
process.channel?.unref()
